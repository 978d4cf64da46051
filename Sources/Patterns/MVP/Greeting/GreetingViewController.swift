import Examples
import TerminalKit

/// The Greeting screen's passive view: owns the widgets and its presenter, which it knows by protocol; knows no model.
final class GreetingViewController: ViewController, GreetingView {
  let screen = GreetingScreen()
  private let presenter: any GreetingPresenting

  init(presenter: any GreetingPresenting) {
    self.presenter = presenter
    super.init()
    title = GreetingScreen.title
    presenter.view = self
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.showGreetingButton.addTarget(
      self, action: GreetingViewController.didTapShowGreeting, for: .touchUpInside)
  }

  private func didTapShowGreeting() {
    presenter.showGreeting()
  }

  func setGreeting(_ greeting: String) {
    screen.greetingLabel.text = greeting
  }
}
