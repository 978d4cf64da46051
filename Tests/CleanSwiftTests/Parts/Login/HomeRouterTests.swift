import TerminalKit
import TestSupport
import Testing

@testable import CleanSwift

/// The router alone, with a screen of its own and the real scene to which it leads.
struct HomeRouterTests {
  @Test func `Log in takes the screen's place`() {
    let router = HomeRouter(
      dataStore: FakeHomeDataStore(),
      loginConfigurator: LoginConfigurator(environment: LoginWorld().environment))
    let screen = HomeViewController(interactor: FakeHomeInteractor(), router: router)
    let navigation = NavigationController(rootViewController: screen)
    router.viewController = screen
    router.routeToLogin()
    #expect(navigation.viewControllers.map { $0 is LoginViewController } == [true])
  }
}
