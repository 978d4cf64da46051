import Examples
import TerminalKit

/// The Log in screen's view: binds its widgets to the view model, which it owns and knows by its protocol.
final class LoginViewController: ViewController {
  let screen = LoginScreen()
  private let viewModel: any LoginViewModeling

  init(viewModel: any LoginViewModeling) {
    self.viewModel = viewModel
    super.init()
    title = LoginScreen.title
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.emailField.addTarget(self, action: LoginViewController.didEditEmail, for: .editingChanged)
    screen.passwordField.addTarget(self, action: LoginViewController.didEditPassword, for: .editingChanged)
    screen.logInButton.addTarget(self, action: LoginViewController.didTapLogIn, for: .touchUpInside)
    screen.cancelButton.addTarget(self, action: LoginViewController.didTapCancel, for: .touchUpInside)
  }

  override func updateProperties() {
    if screen.emailField.text != viewModel.email { screen.emailField.text = viewModel.email }
    if screen.passwordField.text != viewModel.password { screen.passwordField.text = viewModel.password }
    screen.statusLabel.text = viewModel.status
    screen.isWaiting = viewModel.isWaiting
  }

  private func didEditEmail() {
    viewModel.email = screen.emailField.text
  }

  private func didEditPassword() {
    viewModel.password = screen.passwordField.text
  }

  private func didTapLogIn() {
    viewModel.logIn()
  }

  private func didTapCancel() {
    viewModel.cancel()
  }
}
