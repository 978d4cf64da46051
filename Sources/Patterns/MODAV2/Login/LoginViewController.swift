import Examples
import TerminalKit

/// The view: calls its orchestrator, which it owns, and shows what the delegate's methods hand it; keeps no state.
final class LoginViewController: ViewController, LoginDelegate {
  let screen = LoginScreen()
  private let orchestrator: any LoginOrchestrating

  init(orchestrator: any LoginOrchestrating) {
    self.orchestrator = orchestrator
    super.init()
    title = LoginScreen.title
    orchestrator.delegate = self
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

  func loginEnded(status: String) {
    screen.statusLabel.text = status
    screen.isWaiting = false
  }

  func passwordRejected() {
    screen.passwordField.text = ""
  }

  func loginSucceeded(user: User, isRemembered: Bool) {
    let home = orchestrator.home(for: user, isRemembered: isRemembered)
    navigationController?.setViewControllers([HomeViewController(orchestrator: home)])
  }
}
