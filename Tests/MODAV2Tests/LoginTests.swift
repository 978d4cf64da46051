import Examples
import TerminalKit
import TestSupport
import Testing

@testable import MODAV2

/// The orchestrator is tested with a fake delegate and fake adapters; the adapters are tested apart from it.
struct LoginTests {
  private let world = LoginWorld()
  private let delegate = FakeLoginDelegate()
  private let network = FakeNetworkAdapter()
  private let storage = FakeStorageAdapter()
  private let orchestrator: LoginOrchestrator

  init() {
    orchestrator = LoginOrchestrator(network: network, storage: storage)
    orchestrator.delegate = delegate
  }

  private func refusal(of email: String, _ password: String) -> String {
    orchestrator.logIn(email: email, password: password)
    #expect(network.credentials.isEmpty)
    #expect(!delegate.isWaiting)
    return delegate.status
  }

  private func logIn() async {
    orchestrator.logIn(email: "ada@example.com", password: "lovelace")
    await settle()
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
    #expect(delegate.status == "Logging in…")
    #expect(delegate.isWaiting)
  }

  @Test func `two taps send one request`() async {
    orchestrator.logIn(email: "ada@example.com", password: "lovelace")
    orchestrator.logIn(email: "ada@example.com", password: "lovelace")
    await settle()
    #expect(network.credentials.count == 1)
  }

  @Test func `the right password opens Home`() async {
    await logIn()
    await network.replies.end(with: .success(.ada))
    #expect(delegate.users == [Session.ada.user])
    #expect(storage.session == .ada)
    let home = FakeHomeDelegate()
    let homeOrchestrator = orchestrator.home(for: Session.ada.user, isRemembered: delegate.isRemembered)
    homeOrchestrator.delegate = home
    homeOrchestrator.showHome()
    #expect(home.welcome == "Welcome, Ada Lovelace")
    #expect(home.notice == "")
  }

  @Test func `a wrong password empties the field`() async {
    await logIn()
    await network.replies.end(with: .failure(.wrongCredentials))
    #expect(delegate.rejections == 1)
  }

  @Test(arguments: Outcome.allCases)
  func `each failure has its message`(outcome: Outcome) async {
    let adapter = NetworkAdapter(environment: world.environment)
    #expect(await world.failure(after: outcome, of: adapter.logIn) == outcome.failure)

    await logIn()
    await network.replies.end(with: .failure(outcome.failure))
    #expect(delegate.status == outcome.message)
    #expect(!delegate.isWaiting)
    #expect(delegate.rejections == (outcome == .unauthorized ? 1 : 0))
  }

  @Test func `after a failure it can be tried again`() async {
    await logIn()
    await network.replies.end(with: .failure(.serverProblem))
    await logIn()
    #expect(network.credentials.count == 2)
    #expect(delegate.status == "Logging in…")
    #expect(delegate.isWaiting)
  }

  @Test func `cancel stops waiting`() async {
    orchestrator.cancel()
    #expect(delegate.status == "")
    await logIn()
    orchestrator.cancel()
    #expect(delegate.status == "Cancelled.")
    #expect(!delegate.isWaiting)
    await network.replies.end(with: .failure(.noConnection))
    #expect(network.cancelled == [0])
    #expect(delegate.status == "Cancelled.")
  }

  @Test(arguments: [Result.success(Session.ada), .failure(LoginFailure.wrongCredentials)])
  func `a late answer after cancel changes nothing`(reply: Result<Session, LoginFailure>) async {
    await logIn()
    orchestrator.cancel()
    await network.replies.end(with: reply)
    #expect(delegate.status == "Cancelled.")
    #expect(delegate.rejections == 0)
    #expect(delegate.users == [])
    #expect(storage.session == nil)
  }

  @Test func `the first answer does not decide the second attempt`() async {
    await logIn()
    orchestrator.cancel()
    await logIn()
    await network.replies.end(0, with: .failure(.wrongCredentials))
    #expect(delegate.status == "Logging in…")
    await network.replies.end(1, with: .failure(.serverProblem))
    #expect(delegate.status == "The server has a problem. Try again later.")
  }

  @Test func `a session that cannot be stored is reported`() async throws {
    storage.works = false
    await logIn()
    await network.replies.end(with: .success(.ada))
    let home = FakeHomeDelegate()
    let homeOrchestrator = orchestrator.home(for: Session.ada.user, isRemembered: delegate.isRemembered)
    homeOrchestrator.delegate = home
    homeOrchestrator.showHome()
    #expect(home.welcome == "Welcome, Ada Lovelace")
    #expect(home.notice == "You are logged in, but this device could not remember you.")

    try world.breakStorage()
    #expect(throws: (any Error).self) { try StorageAdapter(store: world.sessionFile).save(.ada) }
  }

  @Test func `a stored session is restored`() throws {
    #expect(orchestrator.storedUser() == nil)
    storage.session = .ada
    #expect(orchestrator.storedUser() == Session.ada.user)

    try world.store(Session.adaAsText)
    #expect(StorageAdapter(store: world.sessionFile).load() == .ada)
    #expect(world.home(of: MODAV2Pattern()) == ["Welcome, Ada Lovelace", ""])
  }

  @Test func `a corrupt session is set aside`() throws {
    try world.store("{")
    #expect(StorageAdapter(store: world.sessionFile).load() == nil)
    #expect(world.stored() == nil)
    #expect(world.stored(".corrupt") == "{")
  }

  @Test func `log out forgets the session`() throws {
    let adapter = StorageAdapter(store: world.sessionFile)
    try adapter.save(.ada)
    #expect(world.stored() == Session.adaAsText)
    var home: FakeHomeDelegate? = FakeHomeDelegate()
    let orchestrator = HomeOrchestrator(
      user: Session.ada.user, isRemembered: true, network: network, storage: adapter)
    orchestrator.delegate = home
    orchestrator.logOut()
    #expect(world.stored() == nil)
    #expect(home?.logOuts == 1)
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

  @Test func `the view passes on what was entered, and shows what it is told`() throws {
    let fake = FakeLoginOrchestrator(
      home: HomeOrchestrator(user: Session.ada.user, isRemembered: false, network: network, storage: storage))
    let view = LoginViewController(orchestrator: fake)
    let navigation = NavigationController(rootViewController: view)
    view.loadViewIfNeeded()
    view.screen.logIn(" ada@example.com ", " love ")
    #expect(fake.entered == [" ada@example.com ", " love "])

    fake.delegate?.loginStarted(status: "Logging in…")
    #expect(view.screen.isWaiting)
    #expect(view.screen.statusLabel.text == "Logging in…")
    view.screen.cancelButton.tap()
    #expect(fake.cancels == 1)
    fake.delegate?.loginEnded(status: "Cancelled.")
    fake.delegate?.passwordRejected()
    #expect(!view.screen.isWaiting)
    #expect(view.screen.statusLabel.text == "Cancelled.")
    #expect(view.screen.passwordField.text == "")
    #expect(view.screen.emailField.text == " ada@example.com ")

    fake.delegate?.loginSucceeded(user: Session.ada.user, isRemembered: false)
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
