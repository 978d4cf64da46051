/// The Home view's calls to its presenter.
protocol HomeViewOutput: AnyObject {
  func viewIsReady()
  func didTapLogOut()
}
