/// What the presenter asks of the Home interactor.
protocol HomeInteractorInput: AnyObject {
  func logOut()
}
