import Examples
import TerminalKit

/// The passive view: knows its widgets and no model; owns its presenter, known by protocol.
final class LoginViewController: ViewController, LoginView {
  let screen = LoginScreen()
  private let presenter: any LoginPresenting

  init(presenter: any LoginPresenting) {
    self.presenter = presenter
    super.init()
    title = LoginScreen.title
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.logInButton.addTarget(self, action: LoginViewController.didTapLogIn, for: .touchUpInside)
    screen.cancelButton.addTarget(self, action: LoginViewController.didTapCancel, for: .touchUpInside)
    presenter.attach(self)
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
