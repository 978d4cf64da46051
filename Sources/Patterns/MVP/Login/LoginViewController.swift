import Examples
import TerminalKit

/// The Log in screen's passive view: owns the widgets and its presenter, which it knows by protocol; knows no model.
final class LoginViewController: ViewController, LoginView {
  let screen = LoginScreen()
  private let presenter: any LoginPresenting

  init(presenter: any LoginPresenting) {
    self.presenter = presenter
    super.init()
    title = LoginScreen.title
    presenter.view = self
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.logInButton.addTarget(self, action: LoginViewController.didTapLogIn, for: .touchUpInside)
    screen.cancelButton.addTarget(self, action: LoginViewController.didTapCancel, for: .touchUpInside)
  }

  private func didTapLogIn() {
    presenter.logIn(email: screen.emailField.text, password: screen.passwordField.text)
  }

  private func didTapCancel() {
    presenter.cancel()
  }

  func setStatus(_ status: String) {
    screen.statusLabel.text = status
  }

  func setWaiting(_ isWaiting: Bool) {
    screen.isWaiting = isWaiting
  }

  func clearPassword() {
    screen.passwordField.text = ""
  }

  func showHome(with presenter: any HomePresenting) {
    navigationController?.setViewControllers([HomeViewController(presenter: presenter)])
  }
}
