import TerminalKit
import TestSupport
import Testing

@testable import MVPCF

/// Coordinators are tested by the routes of modules that are no more than routes, made by factories put into a container.
struct CoordinatorTests {
  private let world = LoginWorld()
  private let navigationController = NavigationController()

  private var shared: LoginSharedContainer { LoginSharedContainer(environment: world.environment) }

  @Test func `the Login flow ends when its screen does`() {
    let container = LoginContainer(shared: shared)
    let factory = FakeLoginFactory()
    container.loginFactory = factory
    let coordinator = LoginCoordinator(navigationController: navigationController, container: container)
    var names: [String] = []
    coordinator.finished = { name, isRemembered in names.append("\(name) \(isRemembered)") }
    coordinator.start()
    #expect(navigationController.topViewController === factory.routes.viewController)

    factory.routes.finished?("Ada Lovelace", false)
    #expect(names == ["Ada Lovelace false"])
  }

  @Test func `the Home flow ends when its screen does`() {
    let container = HomeContainer(shared: shared)
    let factory = FakeHomeFactory()
    container.homeFactory = factory
    let coordinator = HomeCoordinator(navigationController: navigationController, container: container)
    var ends = 0
    coordinator.finished = { ends += 1 }
    coordinator.start(name: "Ada Lovelace", isRemembered: true)
    #expect(factory.names == ["Ada Lovelace"])
    #expect(navigationController.topViewController === factory.routes.viewController)

    factory.routes.loggedOut?()
    #expect(ends == 1)
  }

  @Test func `the application coordinator puts one flow in place of another`() throws {
    let window = Window()
    LoginApplicationCoordinator(window: window, container: shared).start(as: "Ada Lovelace")
    weak let home = window.rootViewController
    #expect(window.text(of: "welcome") == "Welcome, Ada Lovelace")

    window.tap("logOut")
    #expect(window.visibleViewController is LoginViewController)
    #expect(home == nil)

    (window.visibleViewController as? LoginViewController)?.finished?("Grace Hopper", false)
    #expect(window.text(of: "welcome") == "Welcome, Grace Hopper")
  }
}
