/// The presenter's calls to the Log in screen's interactor.
protocol LoginInteractorInput: AnyObject {
  func restoreSession()
  func logIn(email: String, password: String)
  func cancel()
}
