import Examples
import TerminalKit

/// The Home screen's view and controller in one: knows the model, owns the widgets, logs out and shows Log in.
final class HomeViewController: ViewController {
  let screen = HomeScreen()
  private let user: User
  private let isRemembered: Bool
  private let model: LoginModel

  init(user: User, isRemembered: Bool, model: LoginModel) {
    self.user = user
    self.isRemembered = isRemembered
    self.model = model
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
    model.logOut()
    navigationController?.setViewControllers([LoginViewController(model: model)])
  }
}
