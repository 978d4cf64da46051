/// The Home interactor's calls to its presenter.
protocol HomeInteractorOutput: AnyObject {
  func didLogOut()
}
