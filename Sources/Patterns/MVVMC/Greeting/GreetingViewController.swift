import Examples
import TerminalKit

/// The Greeting screen's view: binds its widgets to the view model, which it owns and knows by its protocol.
final class GreetingViewController: ViewController {
  let screen = GreetingScreen()
  private let viewModel: any GreetingViewModeling

  init(viewModel: any GreetingViewModeling) {
    self.viewModel = viewModel
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
    screen.greetingLabel.text = viewModel.greeting
  }

  private func didTapShowGreeting() {
    viewModel.showGreeting()
  }
}
