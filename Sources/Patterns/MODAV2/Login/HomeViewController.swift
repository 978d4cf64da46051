import Examples
import TerminalKit

/// The Home screen's view.
final class HomeViewController: ViewController, HomeViewDelegate {
  let screen = HomeScreen()
  private let orchestrator: any HomeOrchestratorDelegate

  init(orchestrator: any HomeOrchestratorDelegate) {
    self.orchestrator = orchestrator
    super.init()
    title = HomeScreen.title
    orchestrator.viewDelegate = self
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.logOutButton.addTarget(self, action: HomeViewController.didTapLogOut, for: .touchUpInside)
    orchestrator.viewIsReady()
  }

  private func didTapLogOut() {
    orchestrator.logOut()
  }

  func homeReady(welcome: String, notice: String) {
    screen.welcomeLabel.text = welcome
    screen.noticeLabel.text = notice
  }

  func loggedOut(login: any LoginOrchestratorDelegate) {
    navigationController?.setViewControllers([LoginViewController(orchestrator: login)])
  }
}
