import Examples
import TerminalKit
import Testing

@testable import MODAV

/// The view with its widgets, on its real orchestrator: it knows that by its type.
struct HomeViewTests {
  private let network = FakeNetworkAdapter()
  private let storage = FakeStorageAdapter()
  private let orchestrator: HomeOrchestrator
  private let view: HomeViewController
  private let navigation: NavigationController

  init() {
    orchestrator = HomeOrchestrator(
      user: Session.ada.user, isRemembered: true, network: network, storage: storage)
    view = HomeViewController(orchestrator: orchestrator)
    navigation = NavigationController(rootViewController: view)
    view.loadViewIfNeeded()
  }

  @Test func `it is the view of its orchestrator, and says when it is ready`() {
    #expect(orchestrator.viewDelegate === view)
    #expect(view.screen.welcomeLabel.text == "Welcome, Ada Lovelace")
  }

  @Test func `it shows the welcome and the notice`() {
    view.homeReady(welcome: "Welcome", notice: "not remembered")
    #expect(view.screen.welcomeLabel.text == "Welcome")
    #expect(view.screen.noticeLabel.text == "not remembered")
  }

  @Test func `log out passes the tap on`() {
    storage.session = .ada
    view.screen.logOutButton.tap()
    #expect(storage.session == nil)
  }

  @Test func `Log in takes its place`() {
    view.loggedOut(login: LoginOrchestrator(network: network, storage: storage))
    #expect(navigation.topViewController is LoginViewController)
    #expect(navigation.viewControllers.count == 1)
  }
}
