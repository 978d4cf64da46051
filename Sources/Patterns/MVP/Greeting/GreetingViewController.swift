import Examples
import TerminalKit

/// The passive view: knows its widgets and no model; owns its presenter, known by protocol.
final class GreetingViewController: ViewController, GreetingView {
  let screen = GreetingScreen()
  private let presenter: any GreetingPresenting

  init(presenter: any GreetingPresenting) {
    self.presenter = presenter
    super.init()
    title = GreetingScreen.title
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.showGreetingButton.addTarget(
      self, action: GreetingViewController.didTapShowGreeting, for: .touchUpInside)
    presenter.attach(self)
  }

  private func didTapShowGreeting() {
    presenter.showGreeting()
  }

  func setGreeting(_ greeting: String) {
    screen.greetingLabel.text = greeting
  }
}
