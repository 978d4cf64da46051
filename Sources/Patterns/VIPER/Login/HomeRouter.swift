import TerminalKit

/// The navigation from Home: assembles a Log in module and replaces the screen with it.
final class HomeRouter: HomeRouterInput {
  weak var viewController: ViewController?
  private let loginAssembly: LoginAssembly

  init(loginAssembly: LoginAssembly) {
    self.loginAssembly = loginAssembly
  }

  func openLogin() {
    viewController?.navigationController?.setViewControllers([loginAssembly.module().viewController])
  }
}
