import TerminalKit

/// The one coordinator that is given the window: fills it with one flow after the other; knows their coordinators, no screen.
///
/// No app delegate owns coordinators here, and none may outlive its window. So the screens keep them alive: the closures
/// that a coordinator sets hold it, while it holds the window or the controller that it drives weakly.
final class LoginApplicationCoordinator {
  private weak var window: Window?
  private let container: LoginSharedContainer

  init(window: Window, container: LoginSharedContainer) {
    self.window = window
    self.container = container
  }

  /// Starts on Home if a user is still logged in.
  func start(as name: String?) {
    if let name {
      showHome(name: name, isRemembered: true)
    } else {
      showLogin()
    }
  }

  private func showLogin() {
    let navigationController = NavigationController()
    let coordinator = LoginCoordinator(
      navigationController: navigationController, container: LoginContainer(shared: container))
    coordinator.finished = { [self] name, isRemembered in
      showHome(name: name, isRemembered: isRemembered)
    }
    coordinator.start()
    window?.rootViewController = navigationController
  }

  private func showHome(name: String, isRemembered: Bool) {
    let navigationController = NavigationController()
    let coordinator = HomeCoordinator(
      navigationController: navigationController, container: HomeContainer(shared: container))
    coordinator.finished = { [self] in showLogin() }
    coordinator.start(name: name, isRemembered: isRemembered)
    window?.rootViewController = navigationController
  }
}
