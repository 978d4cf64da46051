/// What the presenter asks of the Login interactor.
protocol LoginInteractorInput: AnyObject {
  func restoreSession()
  func logIn(email: String, password: String)
  func cancel()
}
