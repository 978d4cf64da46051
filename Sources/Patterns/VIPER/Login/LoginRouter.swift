import TerminalKit

/// The navigation from Log in: assembles the Home module and replaces the screen with it.
final class LoginRouter: LoginRouterInput {
  weak var viewController: ViewController?
  private let homeAssembly: HomeAssembly

  init(homeAssembly: HomeAssembly) {
    self.homeAssembly = homeAssembly
  }

  func openHome(for user: LoggedInUser) {
    let home = homeAssembly.module()
    home.input.configure(for: user)
    viewController?.navigationController?.setViewControllers([home.viewController])
  }
}
