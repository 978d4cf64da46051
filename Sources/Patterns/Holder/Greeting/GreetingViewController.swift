import Examples
import TerminalKit

/// The Greeting screen's view: binds its widgets to the module.
final class GreetingViewController: ViewController {
  let screen = GreetingScreen()
  private let module: any GreetingSupporting

  init(module: any GreetingSupporting) {
    self.module = module
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
    screen.greetingLabel.text = module.greeting
  }

  private func didTapShowGreeting() {
    module.showGreeting()
  }
}
