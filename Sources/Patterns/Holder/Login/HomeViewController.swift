import Examples
import TerminalKit

/// The view: binds its widgets to the module, which it knows by its supporting protocol.
final class HomeViewController: ViewController {
  let screen = HomeScreen()
  private let module: any HomeSupporting

  init(module: any HomeSupporting) {
    self.module = module
    super.init()
    title = HomeScreen.title
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.logOutButton.addTarget(self, action: HomeViewController.didTapLogOut, for: .touchUpInside)
  }

  override func updateProperties() {
    screen.welcomeLabel.text = module.welcome
    screen.noticeLabel.text = module.notice
  }

  private func didTapLogOut() {
    module.logOut()
  }
}
