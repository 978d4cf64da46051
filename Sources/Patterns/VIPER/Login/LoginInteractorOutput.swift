import Examples

/// The interactor's calls to the Log in screen's presenter.
protocol LoginInteractorOutput: AnyObject {
  func didStartLogin()
  func didCancelLogin()
  func didLogIn(_ user: LoggedInUser)
  func didFail(_ failure: LoginFailure)
}
