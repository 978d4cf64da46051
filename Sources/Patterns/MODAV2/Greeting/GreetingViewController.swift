import Examples
import TerminalKit

/// The view: calls its orchestrator, which it owns, and shows what the delegate's methods hand it; keeps no state.
final class GreetingViewController: ViewController, GreetingDelegate {
  let screen = GreetingScreen()
  private let orchestrator: any GreetingOrchestrating

  init(orchestrator: any GreetingOrchestrating) {
    self.orchestrator = orchestrator
    super.init()
    title = GreetingScreen.title
    orchestrator.delegate = self
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
