import Examples
import TerminalKit

/// The module's main object: binds the presenter to the view, and fires the routes.
final class HomeViewController: ViewController, HomeRoutes {
  var loggedOut: (() -> Void)?
  private let viewContainer: any HomeView
  private let presenter: any HomePresenter

  init(view: any HomeView, presenter: any HomePresenter) {
    viewContainer = view
    self.presenter = presenter
    super.init()
    title = HomeScreen.title
  }

  override func loadView() {
    view = viewContainer.view
  }

  override func viewDidLoad() {
    viewContainer.logOutButton.addTarget(self, action: HomeViewController.didTapLogOut, for: .touchUpInside)
  }

  override func updateProperties() {
    viewContainer.welcomeLabel.text = presenter.welcome
    viewContainer.noticeLabel.text = presenter.notice
  }

  private func didTapLogOut() {
    presenter.logOut()
    loggedOut?()
  }
}
