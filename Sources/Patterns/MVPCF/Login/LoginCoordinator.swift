import TerminalKit

/// The coordinator of the Login flow: has the module made, shows its screen in the flow's container controller, and sets
/// its routes.
final class LoginCoordinator: BaseCoordinator {
  var finished: ((_ name: String, _ isRemembered: Bool) -> Void)?
  private weak var navigationController: NavigationController?
  private let container: LoginContainer

  init(navigationController: NavigationController, container: LoginContainer) {
    self.navigationController = navigationController
    self.container = container
  }

  func start() {
    let login = container.loginFactory.make()
    login.finished = { [weak self] name, isRemembered in self?.finished?(name, isRemembered) }
    navigationController?.setViewControllers([login.viewController])
  }
}
