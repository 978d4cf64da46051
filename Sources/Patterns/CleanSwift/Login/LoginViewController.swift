import Examples
import TerminalKit

/// The Log in scene's display logic.
final class LoginViewController: ViewController, LoginDisplayLogic {
  let screen = LoginScreen()
  let router: any LoginRoutingLogic & LoginDataPassing
  private let interactor: any LoginBusinessLogic

  init(interactor: any LoginBusinessLogic, router: any LoginRoutingLogic & LoginDataPassing) {
    self.interactor = interactor
    self.router = router
    super.init()
    title = LoginScreen.title
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.logInButton.addTarget(self, action: LoginViewController.didTapLogIn, for: .touchUpInside)
    screen.cancelButton.addTarget(self, action: LoginViewController.didTapCancel, for: .touchUpInside)
  }

  private func didTapLogIn() {
    let request = LoginModels.LogIn.Request(
      email: screen.emailField.text, password: screen.passwordField.text)
    interactor.logIn(request: request)
  }

  private func didTapCancel() {
    interactor.cancelLogin(request: LoginModels.CancelLogin.Request())
  }

  func displayLogin(viewModel: LoginModels.LogIn.ViewModel) {
    screen.statusLabel.text = viewModel.status
    screen.isWaiting = viewModel.isWaiting
    if viewModel.clearsPassword { screen.passwordField.text = "" }
  }

  func displayHome(viewModel: LoginModels.LogIn.LoggedInViewModel) {
    router.routeToHome()
  }

  func displayCancelledLogin(viewModel: LoginModels.CancelLogin.ViewModel) {
    screen.statusLabel.text = viewModel.status
    screen.isWaiting = viewModel.isWaiting
  }
}
