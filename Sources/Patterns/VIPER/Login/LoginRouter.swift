import TerminalKit

/// Moves from the Login module to Home, which the next module's assembly makes.
final class LoginRouter: LoginRouterInput {
  weak var viewController: ViewController?
  private let home: HomeAssembly

  init(home: HomeAssembly) {
    self.home = home
  }

  func openHome(for user: LoggedInUser, output: any HomeModuleOutput) {
    viewController?.navigationController?.pushViewController(home.module(for: user, output: output))
  }
}
