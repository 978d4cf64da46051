import TerminalKit

/// The application coordinator: knows the window weakly, and starts the only flow.
final class GreetingApplicationCoordinator: BaseCoordinator {
  private weak var window: Window?
  private let container: GreetingSharedContainer

  init(window: Window, container: GreetingSharedContainer) {
    self.window = window
    self.container = container
  }

  func start() {
    let navigationController = RootNavigationController(keeping: self)
    let coordinator = GreetingCoordinator(
      navigationController: navigationController, container: GreetingContainer(shared: container))
    addDependency(coordinator)
    coordinator.start()
    window?.rootViewController = navigationController
  }
}
