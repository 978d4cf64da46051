import Examples
import TerminalKit

/// The Greeting screen's view: copies the state into its widgets, and sends an action for each event.
final class GreetingViewController: ViewController {
  let screen = GreetingScreen()
  private let store: Store<GreetingState, GreetingAction>

  init(store: Store<GreetingState, GreetingAction>) {
    self.store = store
    super.init()
    title = GreetingScreen.title
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.showGreetingButton.addTarget(
      self, action: GreetingViewController.didTapShowGreeting, for: .touchUpInside)
  }

  override func updateProperties() {
    screen.greetingLabel.text = store.state.greeting
  }

  private func didTapShowGreeting() {
    store.send(.showGreetingTapped)
  }
}
