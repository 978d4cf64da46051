import Examples
import TerminalKit
import TestSupport
import Testing

@testable import VIPER

/// The router alone, with a screen of its own and the real assembly of the module that it opens.
struct LoginRouterTests {
  private let world = LoginWorld()
  private let screen = ViewController()
  private let navigation: NavigationController
  private let router: LoginRouter

  init() {
    navigation = NavigationController(rootViewController: screen)
    router = LoginRouter(homeAssembly: HomeAssembly(environment: world.environment))
    router.viewController = screen
  }

  @Test func `Home takes the screen's place`() {
    router.openHome(for: LoggedInUser(name: "Ada Lovelace", isRemembered: true))
    #expect(navigation.viewControllers.map { $0 is HomeViewController } == [true])
  }

  @Test func `Home is given the user`() throws {
    router.openHome(for: LoggedInUser(name: "Ada Lovelace", isRemembered: false))
    let home = try #require(navigation.topViewController as? HomeViewController)
    home.loadViewIfNeeded()
    #expect(home.screen.welcomeLabel.text == "Welcome, Ada Lovelace")
    #expect(home.screen.noticeLabel.text == "You are logged in, but this device could not remember you.")
  }
}
