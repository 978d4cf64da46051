import Examples
import TerminalKit

/// The view: calls its orchestrator, which it owns, and shows what the delegate's methods hand it; keeps no state.
final class HomeViewController: ViewController, HomeDelegate {
  let screen = HomeScreen()
  private let orchestrator: HomeOrchestrator

  init(orchestrator: HomeOrchestrator) {
    self.orchestrator = orchestrator
    super.init()
    title = HomeScreen.title
    orchestrator.delegate = self
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.logOutButton.addTarget(self, action: HomeViewController.didTapLogOut, for: .touchUpInside)
    orchestrator.showHome()
  }

  private func didTapLogOut() {
    orchestrator.logOut()
  }

  func homeReady(welcome: String, notice: String) {
    screen.welcomeLabel.text = welcome
    screen.noticeLabel.text = notice
  }

  func loggedOut() {
    navigationController?.setViewControllers([LoginViewController(orchestrator: orchestrator.login())])
  }
}
