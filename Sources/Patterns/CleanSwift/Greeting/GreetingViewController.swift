import Examples
import TerminalKit

/// The Greeting scene's display logic.
final class GreetingViewController: ViewController, GreetingDisplayLogic {
  let screen = GreetingScreen()
  private let interactor: any GreetingBusinessLogic

  init(interactor: any GreetingBusinessLogic) {
    self.interactor = interactor
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
    interactor.showGreeting(request: GreetingModels.ShowGreeting.Request())
  }

  func displayGreeting(viewModel: GreetingModels.ShowGreeting.ViewModel) {
    screen.greetingLabel.text = viewModel.greeting
  }
}
