/// The interactor's calls to the Home screen's presenter.
protocol HomeInteractorOutput: AnyObject {
  func didLogOut()
}
