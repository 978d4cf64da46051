import Examples
import TerminalKit

/// The Home screen's view: binds its widgets to the module and calls the router's route.
final class HomeViewController: ViewController {
  let screen = HomeScreen()
  private let module: any HomeSupporting
  private let router: any HomeRouting

  init(module: any HomeSupporting, router: any HomeRouting) {
    self.module = module
    self.router = router
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
    router.showLogin()
    module.logOut()
  }
}
