import Examples

/// The Log in interactor's calls to its presenter.
protocol LoginInteractorOutput: AnyObject {
  func didStartLogin()
  func didCancelLogin()
  func didLogIn(_ user: LoggedInUser)
  func didFail(_ failure: LoginFailure)
}
