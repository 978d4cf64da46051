/// What the Home interactor tells the presenter.
protocol HomeInteractorOutput: AnyObject {
  func didLogOut()
}
