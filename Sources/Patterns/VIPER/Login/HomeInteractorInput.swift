/// The presenter's calls to the Home interactor.
protocol HomeInteractorInput: AnyObject {
  func logOut()
}
