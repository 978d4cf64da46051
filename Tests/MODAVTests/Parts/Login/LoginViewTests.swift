import Examples
import TerminalKit
import TestSupport
import Testing

@testable import MODAV

/// The view with its widgets, on its real orchestrator: it knows that by its type.
struct LoginViewTests {
  private let network = FakeNetworkAdapter()
  private let storage = FakeStorageAdapter()
  private let orchestrator: LoginOrchestrator
  private let view: LoginViewController
  private let navigation: NavigationController

  init() {
    orchestrator = LoginOrchestrator(network: network, storage: storage)
    view = LoginViewController(orchestrator: orchestrator)
    navigation = NavigationController(rootViewController: view)
    view.loadViewIfNeeded()
  }

  @Test func `it is the view of its orchestrator`() {
    #expect(orchestrator.viewDelegate === view)
  }

  @Test func `log in passes on what was entered`() async {
    view.screen.logIn(" ada@example.com ", " love ")
    await settle()
    #expect(network.credentials == [Credentials(email: "ada@example.com", password: " love ")])
  }

  @Test func `cancel passes the tap on`() {
    view.screen.logIn()
    view.screen.cancelButton.tap()
    #expect(view.screen.statusLabel.text == "Cancelled.")
  }

  @Test func `it shows that a login has started`() {
    view.loginStarted(status: "Logging in…")
    #expect(view.screen.isWaiting)
    #expect(view.screen.statusLabel.text == "Logging in…")
  }

  @Test func `it shows that the login was cancelled`() {
    view.loginStarted(status: "Logging in…")
    view.loginCancelled(status: "Cancelled.")
    #expect(!view.screen.isWaiting)
    #expect(view.screen.statusLabel.text == "Cancelled.")
  }

  @Test func `it shows that the login has failed`() {
    view.loginStarted(status: "Logging in…")
    view.loginFailed(status: "Failed.", clearsPassword: false)
    #expect(!view.screen.isWaiting)
    #expect(view.screen.statusLabel.text == "Failed.")
  }

  @Test func `a failure keeps what was entered`() {
    view.screen.logIn("ada@example.com", "love")
    view.loginFailed(status: "Failed.", clearsPassword: false)
    #expect(view.screen.emailField.text == "ada@example.com")
    #expect(view.screen.passwordField.text == "love")
  }

  @Test func `it empties the password alone`() {
    view.screen.logIn("ada@example.com", "love")
    view.loginFailed(status: "Failed.", clearsPassword: true)
    #expect(view.screen.emailField.text == "ada@example.com")
    #expect(view.screen.passwordField.text == "")
  }

  @Test func `Home takes its place`() {
    view.loginSucceeded(
      home: HomeOrchestrator(
        user: Session.ada.user, isRemembered: true, network: network, storage: storage))
    #expect(navigation.topViewController is HomeViewController)
    #expect(navigation.viewControllers.count == 1)
  }
}
