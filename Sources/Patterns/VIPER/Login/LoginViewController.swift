import Examples
import TerminalKit

/// The Log in screen's view.
final class LoginViewController: ViewController, LoginViewInput {
  let screen = LoginScreen()
  private let output: any LoginViewOutput

  init(output: any LoginViewOutput) {
    self.output = output
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
    output.didTapLogIn(email: screen.emailField.text, password: screen.passwordField.text)
  }

  private func didTapCancel() {
    output.didTapCancel()
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
}
