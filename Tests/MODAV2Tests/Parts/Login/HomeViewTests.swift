import TerminalKit
import Testing

@testable import MODAV2

/// The view alone, with its widgets, on a fake orchestrator.
struct HomeViewTests {
  private let orchestrator = FakeHomeOrchestrator()
  private let view: HomeViewController
  private let navigation: NavigationController

  init() {
    view = HomeViewController(orchestrator: orchestrator)
    navigation = NavigationController(rootViewController: view)
    view.loadViewIfNeeded()
  }

  @Test func `it is the view of its orchestrator, and says when it is ready`() {
    #expect(orchestrator.viewDelegate === view)
    #expect(orchestrator.timesReady == 1)
  }

  @Test func `it shows the welcome and the notice`() {
    view.homeReady(welcome: "Welcome", notice: "not remembered")
    #expect(view.screen.welcomeLabel.text == "Welcome")
    #expect(view.screen.noticeLabel.text == "not remembered")
  }

  @Test func `log out passes the tap on`() {
    view.screen.logOutButton.tap()
    #expect(orchestrator.logOuts == 1)
  }

  @Test func `Log in takes its place`() {
    view.loggedOut(login: FakeLoginOrchestrator())
    #expect(navigation.topViewController is LoginViewController)
    #expect(navigation.viewControllers.count == 1)
  }
}
