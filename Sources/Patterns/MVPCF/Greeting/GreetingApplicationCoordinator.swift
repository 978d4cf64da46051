import TerminalKit

/// The one coordinator that is given the window: fills it with the only flow that there is.
final class GreetingApplicationCoordinator {
  private weak var window: Window?
  private let container: GreetingSharedContainer

  init(window: Window, container: GreetingSharedContainer) {
    self.window = window
    self.container = container
  }

  func start() {
    let navigationController = NavigationController()
    GreetingCoordinator(
      navigationController: navigationController, container: GreetingContainer(shared: container)
    ).start()
    window?.rootViewController = navigationController
  }
}
