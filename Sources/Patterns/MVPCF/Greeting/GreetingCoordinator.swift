import TerminalKit

/// The manager of the Greeting flow: has the screen made and shows it in the one controller that it drives.
final class GreetingCoordinator {
  private weak var navigationController: NavigationController?
  private let container: GreetingContainer

  init(navigationController: NavigationController, container: GreetingContainer) {
    self.navigationController = navigationController
    self.container = container
  }

  func start() {
    let greeting = container.greetingFactory.make()
    navigationController?.setViewControllers([greeting.viewController])
  }
}
