import TerminalKit

/// The routes from the Log in scene: replaces it with Home, which gets the user.
final class LoginRouter: LoginRoutingLogic, LoginDataPassing {
  weak var viewController: LoginViewController?
  let dataStore: any LoginDataStore
  private let homeConfigurator: HomeConfigurator

  init(dataStore: any LoginDataStore, homeConfigurator: HomeConfigurator) {
    self.dataStore = dataStore
    self.homeConfigurator = homeConfigurator
  }

  func routeToHome() {
    let home = homeConfigurator.scene()
    passDataToHome(from: dataStore, to: home.router.dataStore)
    viewController?.navigationController?.setViewControllers([home])
  }

  private func passDataToHome(from source: any LoginDataStore, to destination: any HomeDataStore) {
    destination.user = source.user
    destination.isRemembered = source.isRemembered
  }
}
