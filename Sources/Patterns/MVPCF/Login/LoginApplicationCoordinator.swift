import TerminalKit

/// The application coordinator: knows the window weakly, asks a manager for the first flow, and starts one flow after
/// another.
final class LoginApplicationCoordinator: BaseCoordinator {
  private weak var window: Window?
  private let container: LoginSharedContainer

  init(window: Window, container: LoginSharedContainer) {
    self.window = window
    self.container = container
  }

  func start() {
    if let name = container.restoreManager.restoredName() {
      showHome(name: name, isRemembered: true)
    } else {
      showLogin()
    }
  }

  private func showLogin() {
    let navigationController = RootNavigationController(keeping: self)
    let coordinator = LoginCoordinator(
      navigationController: navigationController, container: LoginContainer(shared: container))
    coordinator.finished = { [weak self, weak coordinator] name, isRemembered in
      self?.removeDependency(coordinator)
      self?.showHome(name: name, isRemembered: isRemembered)
    }
    addDependency(coordinator)
    coordinator.start()
    window?.rootViewController = navigationController
  }

  private func showHome(name: String, isRemembered: Bool) {
    let navigationController = RootNavigationController(keeping: self)
    let coordinator = HomeCoordinator(
      navigationController: navigationController, container: HomeContainer(shared: container))
    coordinator.finished = { [weak self, weak coordinator] in
      self?.removeDependency(coordinator)
      self?.showLogin()
    }
    addDependency(coordinator)
    coordinator.start(name: name, isRemembered: isRemembered)
    window?.rootViewController = navigationController
  }
}
