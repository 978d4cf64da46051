import Examples
import TerminalKit

/// The Log in screen's view.
final class LoginViewController: ViewController, LoginViewDelegate {
  let screen = LoginScreen()
  private let orchestrator: any LoginOrchestratorDelegate

  init(orchestrator: any LoginOrchestratorDelegate) {
    self.orchestrator = orchestrator
    super.init()
    title = LoginScreen.title
    orchestrator.viewDelegate = self
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.logInButton.addTarget(self, action: LoginViewController.didTapLogIn, for: .touchUpInside)
    screen.cancelButton.addTarget(self, action: LoginViewController.didTapCancel, for: .touchUpInside)
  }

  private func didTapLogIn() {
    orchestrator.logIn(email: screen.emailField.text, password: screen.passwordField.text)
  }

  private func didTapCancel() {
    orchestrator.cancel()
  }

  func loginStarted(status: String) {
    screen.statusLabel.text = status
    screen.isWaiting = true
  }

  func loginCancelled(status: String) {
    screen.statusLabel.text = status
    screen.isWaiting = false
  }

  func loginFailed(status: String, clearsPassword: Bool) {
    screen.statusLabel.text = status
    screen.isWaiting = false
    if clearsPassword {
      screen.passwordField.text = ""
    }
  }

  func loginSucceeded(home: any HomeOrchestratorDelegate) {
    navigationController?.setViewControllers([HomeViewController(orchestrator: home)])
  }
}
