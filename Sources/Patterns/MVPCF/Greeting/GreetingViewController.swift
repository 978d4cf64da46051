import Examples
import TerminalKit

/// The main object of its module: owns view and presenter, knows both by their protocols, and binds one to the other.
///
/// There is nowhere to go from here, so it has no routes of its own.
final class GreetingViewController: ViewController, ModuleRoutes {
  private let contentView: any GreetingView
  private let presenter: any GreetingPresenter

  init(view: any GreetingView, presenter: any GreetingPresenter) {
    contentView = view
    self.presenter = presenter
    super.init()
    title = GreetingScreen.title
  }

  var viewController: ViewController { self }

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
