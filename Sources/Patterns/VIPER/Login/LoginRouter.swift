import TerminalKit

/// Moves from the Login module to Home: has its assembly make it, and hands it its input.
final class LoginRouter: LoginRouterInput {
  weak var viewController: ViewController?
  private let homeAssembly: HomeAssembly

  init(homeAssembly: HomeAssembly) {
    self.homeAssembly = homeAssembly
  }

  func openHome(for user: LoggedInUser, output: any HomeModuleOutput) {
    let home = homeAssembly.module()
    home.input.configure(for: user, output: output)
    viewController?.navigationController?.pushViewController(home.view)
  }
}
