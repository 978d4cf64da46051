/// The Home screen's calls to its presenter.
protocol HomeViewOutput: AnyObject {
  func viewIsReady()
  func didTapLogOut()
}
