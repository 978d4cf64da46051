import Examples
import TerminalKit

/// The Greeting screen's view.
final class GreetingViewController: ViewController, GreetingViewInput {
  let screen = GreetingScreen()
  private let output: any GreetingViewOutput

  init(output: any GreetingViewOutput) {
    self.output = output
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

  private func didTapShowGreeting() {
    output.didTapShowGreeting()
  }

  func setGreeting(_ greeting: String) {
    screen.greetingLabel.text = greeting
  }
}
