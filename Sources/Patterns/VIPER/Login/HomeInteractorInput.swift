/// The presenter's calls to the Home screen's interactor.
protocol HomeInteractorInput: AnyObject {
  func logOut()
}
