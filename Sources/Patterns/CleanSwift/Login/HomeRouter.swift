import TerminalKit

/// The routes from the Home scene: replaces it with Log in, which needs no data.
final class HomeRouter: HomeRoutingLogic, HomeDataPassing {
  weak var viewController: HomeViewController?
  let dataStore: any HomeDataStore
  private let loginConfigurator: LoginConfigurator

  init(dataStore: any HomeDataStore, loginConfigurator: LoginConfigurator) {
    self.dataStore = dataStore
    self.loginConfigurator = loginConfigurator
  }

  func routeToLogin() {
    viewController?.navigationController?.setViewControllers([loginConfigurator.scene()])
  }
}
