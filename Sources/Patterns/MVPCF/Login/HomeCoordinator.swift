import TerminalKit

/// The manager of the Home flow: has its screen made, shows it in the one controller that it drives, and hears its routes.
final class HomeCoordinator {
  var finished: (() -> Void)?
  private weak var navigationController: NavigationController?
  private let container: HomeContainer

  init(navigationController: NavigationController, container: HomeContainer) {
    self.navigationController = navigationController
    self.container = container
  }

  func start(name: String, isRemembered: Bool) {
    let home = container.homeFactory.make(name: name, isRemembered: isRemembered)
    home.loggedOut = { [self] in finished?() }
    navigationController?.setViewControllers([home.viewController])
  }
}
