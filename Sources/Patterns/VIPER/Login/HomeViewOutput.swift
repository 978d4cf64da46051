/// What the Home view tells the presenter.
protocol HomeViewOutput: AnyObject {
  func viewIsReady()
  func didTapLogOut()
}
