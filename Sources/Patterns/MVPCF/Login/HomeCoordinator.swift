import TerminalKit

/// The coordinator of the Home flow: has the module made, shows its screen in the flow's container controller, and sets
/// its routes.
final class HomeCoordinator: BaseCoordinator {
  var finished: (() -> Void)?
  private weak var navigationController: NavigationController?
  private let container: HomeContainer

  init(navigationController: NavigationController, container: HomeContainer) {
    self.navigationController = navigationController
    self.container = container
  }

  func start(name: String, isRemembered: Bool) {
    let home = container.homeFactory.make(name: name, isRemembered: isRemembered)
    home.loggedOut = { [weak self] in self?.finished?() }
    navigationController?.setViewControllers([home.viewController])
  }
}
