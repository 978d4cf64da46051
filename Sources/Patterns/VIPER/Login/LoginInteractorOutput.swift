import Examples

/// What the Login interactor tells the presenter.
protocol LoginInteractorOutput: AnyObject {
  func didStartLogin()
  func didCancelLogin()
  func didLogIn(_ user: LoggedInUser)
  func didFail(_ failure: LoginFailure)
}
