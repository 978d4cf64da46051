import Examples
import TerminalKit

/// The Home screen.
final class HomeController: ScreenController<HomeScreen> {
  private let session: Session
  private let isStored: Bool
  private let account: Account

  init(session: Session, isStored: Bool, account: Account) {
    self.session = session
    self.isStored = isStored
    self.account = account
    super.init(HomeScreen(), title: HomeScreen.title)
  }

  override func viewDidLoad() {
    screen.logOutButton.addTarget(self, action: HomeController.didTapLogOut, for: .touchUpInside)
    screen.welcomeLabel.text = LoginStrings.welcome(session.user.name)
    screen.noticeLabel.text = isStored ? "" : LoginStrings.notRemembered
  }

  private func didTapLogOut() {
    account.forget()
    navigationController?.setViewControllers([LoginController(account: account)])
  }
}
