import TerminalKit
import TestSupport
import Testing

@testable import VIPER

/// The router alone, with a screen of its own and the real assembly of the module that it opens.
struct HomeRouterTests {
  @Test func `Log in takes the screen's place`() {
    let router = HomeRouter(loginAssembly: LoginAssembly(environment: LoginWorld().environment))
    let screen = ViewController()
    let navigation = NavigationController(rootViewController: screen)
    router.viewController = screen
    router.openLogin()
    #expect(navigation.viewControllers.map { $0 is LoginViewController } == [true])
  }
}
