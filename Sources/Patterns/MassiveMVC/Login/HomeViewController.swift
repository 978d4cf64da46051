import Examples
import TerminalKit

/// The whole Home screen: owns the widgets, deletes the stored session and shows Log in.
final class HomeViewController: ViewController {
  let screen = HomeScreen()
  private let user: User
  private let isRemembered: Bool
  private let environment: LoginEnvironment

  init(user: User, isRemembered: Bool, environment: LoginEnvironment) {
    self.user = user
    self.isRemembered = isRemembered
    self.environment = environment
    super.init()
    title = HomeScreen.title
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.logOutButton.addTarget(self, action: HomeViewController.didTapLogOut, for: .touchUpInside)
    screen.welcomeLabel.text = LoginStrings.welcome(user.name)
    screen.noticeLabel.text = isRemembered ? "" : LoginStrings.notRemembered
  }

  private func didTapLogOut() {
    environment.store.delete()
    navigationController?.setViewControllers([LoginViewController(environment: environment)])
  }
}
