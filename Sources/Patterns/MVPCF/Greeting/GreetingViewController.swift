import Examples
import TerminalKit

/// The module's main object: binds the presenter to the view.
///
/// No way leads out of this screen, so it has no routes beyond `ModuleRoutes`.
final class GreetingViewController: ViewController, ModuleRoutes {
  private let viewContainer: any GreetingView
  private let presenter: any GreetingPresenter

  init(view: any GreetingView, presenter: any GreetingPresenter) {
    viewContainer = view
    self.presenter = presenter
    super.init()
    title = GreetingScreen.title
  }

  override func loadView() {
    view = viewContainer.view
  }

  override func viewDidLoad() {
    viewContainer.showGreetingButton.addTarget(
      self, action: GreetingViewController.didTapShowGreeting, for: .touchUpInside)
  }

  override func updateProperties() {
    viewContainer.greetingLabel.text = presenter.greeting
  }

  private func didTapShowGreeting() {
    presenter.showGreeting()
  }
}
