import Examples
import TerminalKit

/// The Log in screen's view: binds its widgets to the module and calls the router's route.
final class LoginViewController: ViewController {
  let screen = LoginScreen()
  private let module: any LoginSupporting
  private let router: any LoginRouting

  init(module: any LoginSupporting, router: any LoginRouting) {
    self.module = module
    self.router = router
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
    if screen.emailField.text != module.email { screen.emailField.text = module.email }
    if screen.passwordField.text != module.password { screen.passwordField.text = module.password }
    screen.statusLabel.text = module.status
    screen.isWaiting = module.isWaiting
  }

  private func didEditEmail() {
    module.email = screen.emailField.text
  }

  private func didEditPassword() {
    module.password = screen.passwordField.text
  }

  private func didTapLogIn() {
    module.logIn { [weak self] in self?.router.showHome() }
  }

  private func didTapCancel() {
    module.cancel()
  }
}
