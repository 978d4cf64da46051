import Examples
import TerminalKit

/// The Greeting screen's view.
final class GreetingViewController: ViewController, GreetingViewDelegate {
  let screen = GreetingScreen()
  private let orchestrator: any GreetingOrchestratorDelegate

  init(orchestrator: any GreetingOrchestratorDelegate) {
    self.orchestrator = orchestrator
    super.init()
    title = GreetingScreen.title
    orchestrator.viewDelegate = self
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.showGreetingButton.addTarget(
      self, action: GreetingViewController.didTapShowGreeting, for: .touchUpInside)
  }

  private func didTapShowGreeting() {
    orchestrator.showGreeting()
  }

  func greetingReady(_ greeting: String) {
    screen.greetingLabel.text = greeting
  }
}
