import TerminalKit
import TestSupport
import Testing

@testable import MVPCF

/// The coordinator alone, on fake routes that a fake factory in the flow's container returns.
struct LoginCoordinatorTests {
  private let factory = FakeLoginFactory()
  private let navigationController = NavigationController()
  private let coordinator: LoginCoordinator

  init() {
    let container = LoginContainer(shared: LoginSharedContainer(environment: LoginWorld().environment))
    container.loginFactory = factory
    coordinator = LoginCoordinator(navigationController: navigationController, container: container)
    coordinator.start()
  }

  @Test func `it shows its screen`() {
    #expect(navigationController.topViewController === factory.routes.viewController)
  }

  @Test func `the Login flow ends when its screen does`() {
    var ends: [LoginEnd] = []
    coordinator.finished = { ends.append(LoginEnd(name: $0, isRemembered: $1)) }
    factory.routes.finished?("Ada Lovelace", false)
    #expect(ends == [LoginEnd(name: "Ada Lovelace", isRemembered: false)])
  }
}
