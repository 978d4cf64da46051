import TerminalKit
import TestSupport
import Testing

@testable import MVPCF

/// The application coordinator with a fake manager; its flows and their modules are real, as it makes their coordinators.
struct LoginApplicationCoordinatorTests {
  private let window = Window()

  /// Starts with the name of a user who is logged in from an earlier launch, or none.
  @discardableResult
  private func start(name: String?) -> LoginApplicationCoordinator {
    let container = LoginSharedContainer(environment: LoginWorld().environment)
    container.restoreManager = FakeRestoreManager(name: name)
    let coordinator = LoginApplicationCoordinator(window: window, container: container)
    coordinator.start()
    return coordinator
  }

  @Test(arguments: [nil, "Ada Lovelace"])
  func `the application coordinator asks a manager for the first flow`(name: String?) {
    start(name: name)
    #expect(window.text(of: "welcome") == name.map { "Welcome, \($0)" })
    #expect((window.text(of: "email") == nil) == (name != nil))
  }

  @Test func `the application coordinator puts one flow in place of another`() {
    start(name: "Ada Lovelace")
    weak let home = window.rootViewController
    #expect(window.text(of: "welcome") == "Welcome, Ada Lovelace")

    window.tap("logOut")
    #expect(window.visibleViewController is LoginViewController)
    #expect(home == nil)

    (window.visibleViewController as? LoginViewController)?.finished?("Grace Hopper", false)
    #expect(window.text(of: "welcome") == "Welcome, Grace Hopper")
  }

  @Test func `the application coordinator keeps the coordinator of the current flow`() {
    let coordinator = start(name: "Ada Lovelace")
    weak let home = coordinator.childCoordinators.first
    #expect(home is HomeCoordinator)

    window.tap("logOut")
    #expect(home == nil)
    #expect(coordinator.childCoordinators.count == 1)
    #expect(coordinator.childCoordinators.first is LoginCoordinator)
  }
}
