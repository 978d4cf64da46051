import Examples
import TerminalKit

/// The passive view: knows its widgets and no model; owns its presenter, known by protocol.
final class HomeViewController: ViewController, HomeView {
  let screen = HomeScreen()
  private let presenter: any HomePresenting

  init(presenter: any HomePresenting) {
    self.presenter = presenter
    super.init()
    title = HomeScreen.title
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.logOutButton.addTarget(self, action: HomeViewController.didTapLogOut, for: .touchUpInside)
    presenter.attach(self)
  }

  private func didTapLogOut() {
    presenter.logOut()
  }

  func setWelcome(_ welcome: String) {
    screen.welcomeLabel.text = welcome
  }

  func setNotice(_ notice: String) {
    screen.noticeLabel.text = notice
  }

  func showLogin(with presenter: any LoginPresenting) {
    navigationController?.setViewControllers([LoginViewController(presenter: presenter)])
  }
}
