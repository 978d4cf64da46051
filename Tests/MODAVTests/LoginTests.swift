import Examples
import TerminalKit
import TestSupport
import Testing

@testable import MODAV

/// Tests of the orchestrators with fake views and fake adapters, and of the adapters alone.
struct LoginTests {
  private let world = LoginWorld()
  private let view = FakeLoginView()
  private let network = FakeNetworkAdapter()
  private let storage = FakeStorageAdapter()
  private let orchestrator: LoginOrchestrator

  init() {
    orchestrator = LoginOrchestrator(network: network, storage: storage)
    orchestrator.viewDelegate = view
  }

  private func refusal(of email: String, _ password: String) -> String {
    orchestrator.logIn(email: email, password: password)
    #expect(network.credentials.isEmpty)
    #expect(!view.isWaiting)
    return view.status
  }

  private func logIn() async {
    orchestrator.logIn(email: "ada@example.com", password: "lovelace")
    await settle()
  }

  /// The view of the Home screen that the orchestrator handed over.
  private func home() throws -> FakeHomeView {
    let (orchestrator, home) = (try #require(view.homes.last), FakeHomeView())
    orchestrator.viewDelegate = home
    orchestrator.viewIsReady()
    return home
  }

  @Test func `an empty email is refused`() {
    #expect(refusal(of: " ", "lovelace") == "Enter your email.")
  }

  @Test(arguments: ["ada", "@", "@example.com", "ada@"])
  func `an invalid email is refused`(email: String) {
    #expect(refusal(of: email, "lovelace") == "Enter a valid email address.")
  }

  @Test func `an empty password is refused`() {
    #expect(refusal(of: "ada@example.com", "") == "Enter your password.")
  }

  @Test func `the email is checked before the password`() {
    #expect(refusal(of: "", "") == "Enter your email.")
    #expect(refusal(of: "ada", "") == "Enter a valid email address.")
  }

  @Test func `the email is sent trimmed, the password is not`() async {
    orchestrator.logIn(email: "\n Ada@example.com\t", password: " love ")
    await settle()
    #expect(network.credentials == [Credentials(email: "Ada@example.com", password: " love ")])
  }

  @Test func `the request goes to the server and waits as long as it may`() async {
    let adapter = NetworkAdapter(environment: world.environment)
    #expect(await world.failure(after: .timedOut, of: adapter.logIn) == .timedOut)
    #expect(world.transport.requests.first?.url?.absoluteString == "http://server.test/login")
    #expect(world.transport.requests.first?.timeoutInterval == 7)
  }

  @Test func `it shows that it waits`() async {
    await logIn()
    #expect(view.status == "Logging in…")
    #expect(view.isWaiting)
  }

  @Test func `two taps send one request`() async {
    orchestrator.logIn(email: "ada@example.com", password: "lovelace")
    orchestrator.logIn(email: "ada@example.com", password: "lovelace")
    await settle()
    #expect(network.credentials.count == 1)
  }

  @Test func `the right password opens Home`() async throws {
    await logIn()
    await network.replies.end(with: .success(.ada))
    #expect(view.homes.count == 1)
    #expect(storage.session == .ada)
    let home = try home()
    #expect(home.welcome == "Welcome, Ada Lovelace")
    #expect(home.notice == "")
  }

  @Test func `a wrong password empties the field`() async {
    await logIn()
    await network.replies.end(with: .failure(.wrongCredentials))
    #expect(view.passwordsCleared == 1)
  }

  @Test(arguments: Outcome.allCases)
  func `each failure has its message`(outcome: Outcome) async {
    let adapter = NetworkAdapter(environment: world.environment)
    #expect(await world.failure(after: outcome, of: adapter.logIn) == outcome.failure)

    await logIn()
    await network.replies.end(with: .failure(outcome.failure))
    #expect(view.status == outcome.message)
    #expect(!view.isWaiting)
    #expect(view.passwordsCleared == (outcome == .unauthorized ? 1 : 0))
  }

  @Test func `after a failure it can be tried again`() async {
    await logIn()
    await network.replies.end(with: .failure(.serverProblem))
    await logIn()
    #expect(network.credentials.count == 2)
    #expect(view.status == "Logging in…")
    #expect(view.isWaiting)
  }

  @Test func `cancel stops waiting`() async {
    orchestrator.cancel()
    #expect(view.status == "")
    await logIn()
    orchestrator.cancel()
    #expect(view.status == "Cancelled.")
    #expect(!view.isWaiting)
    await network.replies.end(with: .failure(.noConnection))
    #expect(network.cancelled == [0])
    #expect(view.status == "Cancelled.")
  }

  @Test(arguments: [Result.success(Session.ada), .failure(LoginFailure.wrongCredentials)])
  func `a late answer after cancel changes nothing`(reply: Result<Session, LoginFailure>) async {
    await logIn()
    orchestrator.cancel()
    await network.replies.end(with: reply)
    #expect(view.status == "Cancelled.")
    #expect(view.passwordsCleared == 0)
    #expect(view.homes.isEmpty)
    #expect(storage.session == nil)
  }

  @Test func `the first answer does not decide the second attempt`() async {
    await logIn()
    orchestrator.cancel()
    await logIn()
    await network.replies.end(0, with: .failure(.wrongCredentials))
    #expect(view.status == "Logging in…")
    await network.replies.end(1, with: .failure(.serverProblem))
    #expect(view.status == "The server has a problem. Try again later.")
  }

  @Test func `a session that cannot be stored is reported`() async throws {
    storage.works = false
    await logIn()
    await network.replies.end(with: .success(.ada))
    let home = try home()
    #expect(home.welcome == "Welcome, Ada Lovelace")
    #expect(home.notice == "You are logged in, but this device could not remember you.")

    world.store.isFull = true
    #expect(throws: (any Error).self) { try StorageAdapter(store: world.store).save(.ada) }
  }

  @Test func `a stored session is restored`() throws {
    #expect(StorageAdapter(store: world.store).load() == nil)
    world.store.text = Session.adaAsText
    #expect(StorageAdapter(store: world.store).load() == .ada)
    #expect(world.home(of: MODAVPattern()) == ["Welcome, Ada Lovelace", ""])
  }

  @Test func `a corrupt session is set aside`() throws {
    world.store.text = "{"
    #expect(StorageAdapter(store: world.store).load() == nil)
    #expect(world.store.text == nil)
    #expect(world.store.corruptText == "{")
  }

  @Test func `log out forgets the session`() throws {
    let adapter = StorageAdapter(store: world.store)
    try adapter.save(.ada)
    #expect(world.store.text == Session.adaAsText)
    var home: FakeHomeView? = FakeHomeView()
    let homeOrchestrator = HomeOrchestrator(
      user: Session.ada.user, isRemembered: true, network: network, storage: adapter)
    homeOrchestrator.viewDelegate = home
    homeOrchestrator.logOut()
    #expect(world.store.text == nil)
    #expect(home?.logins.count == 1)
    weak let released = home
    home = nil
    #expect(released == nil)
  }

  @Test func `letting go cancels the request`() async {
    var orchestrator: LoginOrchestrator? = LoginOrchestrator(network: network, storage: storage)
    weak let releasedOrchestrator = orchestrator
    var view = orchestrator.map { LoginViewController(orchestrator: $0) }
    weak let releasedView = view
    view?.loadViewIfNeeded()
    view?.screen.logIn()
    await settle()
    (orchestrator, view) = (nil, nil)
    #expect(releasedView == nil)
    #expect(releasedOrchestrator == nil)
    await network.replies.end(with: .failure(.noConnection))
    #expect(network.cancelled == [0])
  }

  @Test func `the view passes on what was entered, and shows what it is told`() async throws {
    // The view knows its orchestrator by its type, so no fake can record the calls.
    let view = LoginViewController(orchestrator: orchestrator)
    let navigation = NavigationController(rootViewController: view)
    view.loadViewIfNeeded()
    view.screen.logIn(" ada@example.com ", " love ")
    await settle()
    #expect(network.credentials == [Credentials(email: "ada@example.com", password: " love ")])
    #expect(view.screen.isWaiting)
    #expect(view.screen.statusLabel.text == "Logging in…")

    view.screen.cancelButton.tap()
    #expect(!view.screen.isWaiting)
    #expect(view.screen.statusLabel.text == "Cancelled.")

    view.loginStarted(status: "Logging in…")
    view.loginFailed(status: "Failed.", clearsPassword: false)
    #expect(!view.screen.isWaiting)
    #expect(view.screen.statusLabel.text == "Failed.")
    #expect(view.screen.passwordField.text == " love ")
    view.loginFailed(status: "Failed.", clearsPassword: true)
    #expect(view.screen.passwordField.text == "")
    #expect(view.screen.emailField.text == " ada@example.com ")

    view.loginSucceeded(
      home: HomeOrchestrator(
        user: Session.ada.user, isRemembered: false, network: network, storage: storage))
    let home = try #require(navigation.topViewController as? HomeViewController)
    #expect(navigation.viewControllers.count == 1)
    home.loadViewIfNeeded()
    #expect(home.screen.welcomeLabel.text == "Welcome, Ada Lovelace")
    #expect(home.screen.noticeLabel.text == "You are logged in, but this device could not remember you.")
    home.screen.logOutButton.tap()
    #expect(navigation.topViewController is LoginViewController)
    #expect(navigation.viewControllers.count == 1)
  }
}
