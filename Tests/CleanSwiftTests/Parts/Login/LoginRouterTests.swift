import Examples
import TerminalKit
import TestSupport
import Testing

@testable import CleanSwift

/// The router alone, with a screen of its own, a fake data store, and the real scene to which it leads.
struct LoginRouterTests {
  private let dataStore = FakeLoginDataStore()
  private let screen: LoginViewController
  private let navigation: NavigationController
  private let router: LoginRouter

  init() {
    router = LoginRouter(
      dataStore: dataStore, homeConfigurator: HomeConfigurator(environment: LoginWorld().environment))
    screen = LoginViewController(interactor: FakeLoginInteractor(), router: router)
    navigation = NavigationController(rootViewController: screen)
    router.viewController = screen
  }

  @Test func `Home takes the screen's place`() {
    router.routeToHome()
    #expect(navigation.viewControllers.map { $0 is HomeViewController } == [true])
  }

  @Test(arguments: [true, false])
  func `the user goes from data store to data store`(isRemembered: Bool) throws {
    dataStore.user = Session.ada.user
    dataStore.isRemembered = isRemembered
    router.routeToHome()
    let home = try #require(navigation.topViewController as? HomeViewController)
    #expect(home.router.dataStore.user == Session.ada.user)
    #expect(home.router.dataStore.isRemembered == isRemembered)
  }

  @Test func `it does not keep its view controller alive`() {
    var screen: LoginViewController? = LoginViewController(
      interactor: FakeLoginInteractor(), router: router)
    router.viewController = screen
    weak let released = screen
    screen = nil
    #expect(released == nil)
  }
}
