import Examples
import TerminalKit

/// The module's main object: owns view and presenter, knows both by their protocols, and binds them.
///
/// No way leads out of this screen, so it has no routes beyond `ModuleRoutes`.
final class GreetingViewController: ViewController, ModuleRoutes {
  private let contentView: any GreetingView
  private let presenter: any GreetingPresenter

  init(view: any GreetingView, presenter: any GreetingPresenter) {
    contentView = view
    self.presenter = presenter
    super.init()
    title = GreetingScreen.title
  }

  override func loadView() {
    view = contentView.view
  }

  override func viewDidLoad() {
    contentView.showGreetingButton.addTarget(
      self, action: GreetingViewController.didTapShowGreeting, for: .touchUpInside)
  }

  override func updateProperties() {
    contentView.greetingLabel.text = presenter.greeting
  }

  private func didTapShowGreeting() {
    presenter.showGreeting()
  }
}
