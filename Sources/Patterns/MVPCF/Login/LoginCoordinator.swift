import TerminalKit

/// The manager of the Login flow: has its screen made, shows it in the one controller that it drives, and hears its routes.
final class LoginCoordinator {
  var finished: ((_ name: String, _ isRemembered: Bool) -> Void)?
  private weak var navigationController: NavigationController?
  private let container: LoginContainer

  init(navigationController: NavigationController, container: LoginContainer) {
    self.navigationController = navigationController
    self.container = container
  }

  func start() {
    let login = container.loginFactory.make()
    login.finished = { [self] name, isRemembered in finished?(name, isRemembered) }
    navigationController?.setViewControllers([login.viewController])
  }
}
