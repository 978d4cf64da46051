import TerminalKit
import TestSupport
import Testing

@testable import MVPCF

/// The coordinator alone, on fake routes that a fake factory in the flow's container returns.
struct HomeCoordinatorTests {
  private let factory = FakeHomeFactory()
  private let navigationController = NavigationController()
  private let coordinator: HomeCoordinator

  init() {
    let container = HomeContainer(shared: LoginSharedContainer(environment: LoginWorld().environment))
    container.homeFactory = factory
    coordinator = HomeCoordinator(navigationController: navigationController, container: container)
    coordinator.start(name: "Ada Lovelace", isRemembered: true)
  }

  @Test func `it shows its screen, made of what it was started with`() {
    #expect(factory.made == [LoginEnd(name: "Ada Lovelace", isRemembered: true)])
    #expect(navigationController.topViewController === factory.routes.viewController)
  }

  @Test func `the Home flow ends when its screen does`() {
    var ends = 0
    coordinator.finished = { ends += 1 }
    factory.routes.loggedOut?()
    #expect(ends == 1)
  }
}
