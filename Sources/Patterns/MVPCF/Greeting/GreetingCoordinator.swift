import TerminalKit

/// The coordinator of the Greeting flow: has the module made, and shows its screen in the flow's container controller.
final class GreetingCoordinator: BaseCoordinator {
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
