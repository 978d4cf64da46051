/// The Log in scene's presenter's view models for its view controller.
protocol LoginDisplayLogic: AnyObject {
  func displayLogin(viewModel: LoginModels.LogIn.ViewModel)
  func displayHome(viewModel: LoginModels.LogIn.LoggedInViewModel)
  func displayCancelledLogin(viewModel: LoginModels.CancelLogin.ViewModel)
}
