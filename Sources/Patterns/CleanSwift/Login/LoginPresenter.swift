import Examples

/// The Log in scene's presentation logic: makes texts and flags of progress and failures.
final class LoginPresenter: LoginPresentationLogic {
  weak var viewController: (any LoginDisplayLogic)?

  func presentLogin(response: LoginModels.LogIn.Response) {
    switch response {
    case .started: presentStart()
    case .failed(let failure): present(failure)
    case .loggedIn: viewController?.displayHome(viewModel: LoginModels.LogIn.LoggedInViewModel())
    }
  }

  func presentCancelledLogin(response: LoginModels.CancelLogin.Response) {
    let viewModel = LoginModels.CancelLogin.ViewModel(status: LoginStrings.cancelled, isWaiting: false)
    viewController?.displayCancelledLogin(viewModel: viewModel)
  }

  private func presentStart() {
    let viewModel = LoginModels.LogIn.ViewModel(
      status: LoginStrings.loggingIn, isWaiting: true, clearsPassword: false)
    viewController?.displayLogin(viewModel: viewModel)
  }

  private func present(_ failure: LoginFailure) {
    let viewModel = LoginModels.LogIn.ViewModel(
      status: LoginStrings.message(for: failure), isWaiting: false,
      clearsPassword: failure == .wrongCredentials)
    viewController?.displayLogin(viewModel: viewModel)
  }
}
