/// The Log in scene's view controller's requests to its interactor.
protocol LoginBusinessLogic {
  func logIn(request: LoginModels.LogIn.Request)
  func cancelLogin(request: LoginModels.CancelLogin.Request)
}
