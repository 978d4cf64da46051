import Examples
import TerminalKit

/// The Home screen's passive view: owns the widgets and its presenter, which it knows by protocol; knows no model.
final class HomeViewController: ViewController, HomeView {
  let screen = HomeScreen()
  private let presenter: any HomePresenting

  init(presenter: any HomePresenting) {
    self.presenter = presenter
    super.init()
    title = HomeScreen.title
    presenter.view = self
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.logOutButton.addTarget(self, action: HomeViewController.didTapLogOut, for: .touchUpInside)
    presenter.viewIsReady()
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
