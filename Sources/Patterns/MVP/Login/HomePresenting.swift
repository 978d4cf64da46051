/// The Home screen's calls to its presenter.
protocol HomePresenting: AnyObject {
  var view: (any HomeView)? { get set }

  func viewIsReady()
  func logOut()
}
