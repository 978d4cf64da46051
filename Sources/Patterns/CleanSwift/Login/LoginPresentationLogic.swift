/// The Log in scene's interactor's responses to its presenter.
protocol LoginPresentationLogic {
  func presentLogin(response: LoginModels.LogIn.Response)
  func presentCancelledLogin(response: LoginModels.CancelLogin.Response)
}
