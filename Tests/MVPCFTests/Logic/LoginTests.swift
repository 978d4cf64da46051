import Examples
import TestSupport
import Testing

@testable import MVPCF

/// Through the logic: presenters and managers are real; the transport and the store are replaced, and the outputs are seen in
/// place of the views. Only the pattern's start needs widgets.
final class LoginTests {
  private let world = LoginWorld()
  private let presenter: DefaultLoginPresenter
  private var home: DefaultHomePresenter?

  init() {
    presenter = Self.presenter(in: world)
  }

  private static func presenter(in world: LoginWorld) -> DefaultLoginPresenter {
    DefaultLoginPresenter(
      credentialsManager: DefaultCredentialsManager(),
      loginManager: DefaultLoginManager(environment: world.environment),
      rememberManager: DefaultRememberManager(store: world.store))
  }

  private func enter(_ email: String, _ password: String) {
    presenter.email = email
    presenter.password = password
    presenter.logIn { [weak self] name, isRemembered in
      self?.showHome(name: name, isRemembered: isRemembered)
    }
  }

  /// Opens Home, as the coordinators and the factory do.
  private func showHome(name: String, isRemembered: Bool) {
    home = DefaultHomePresenter(
      name: name, isRemembered: isRemembered, logoutManager: DefaultLogoutManager(store: world.store))
  }

  private func refusal(of email: String, _ password: String) -> String {
    enter(email, password)
    #expect(world.transport.requests.isEmpty)
    #expect(!presenter.isWaiting)
    return presenter.status
  }

  private func logIn() async {
    enter("ada@example.com", "lovelace")
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
    enter("\n Ada@example.com\t", " love ")
    await settle()
    #expect(world.transport.bodies == [#"{"email":"Ada@example.com","password":" love "}"#])
  }

  @Test func `the request goes to the server and waits as long as it may`() async {
    await logIn()
    #expect(world.transport.requests.first?.url?.absoluteString == "http://server.test/login")
    #expect(world.transport.requests.first?.timeoutInterval == 7)
  }

  @Test func `it shows that it waits`() async {
    let listener = ChangeListener(to: \.status, \.isWaiting, of: presenter)
    await logIn()
    #expect(presenter.status == "Logging in…")
    #expect(presenter.isWaiting)
    // The view updates only after a change that Observation reports.
    #expect(listener.hasHeardAll)
  }

  @Test func `two taps send one request`() async {
    enter("ada@example.com", "lovelace")
    enter("ada@example.com", "lovelace")
    await settle()
    #expect(world.transport.requests.count == 1)
  }

  @Test func `the right password opens Home`() async throws {
    await logIn()
    let listener = ChangeListener(to: \.status, \.password, \.isWaiting, of: presenter)
    await world.transport.answer(status: 200, body: Session.adaAsText)
    #expect(listener.hasHeardAll)
    #expect(presenter.status == "")
    #expect(presenter.password == "")
    #expect(!presenter.isWaiting)
    let home = try #require(home)
    #expect(home.welcome == "Welcome, Ada Lovelace")
    #expect(home.notice == "")
    #expect(world.store.text == Session.adaAsText)
  }

  @Test func `a wrong password empties the field`() async {
    await logIn()
    await world.transport.answer(status: 401)
    #expect(presenter.password == "")
    #expect(presenter.email == "ada@example.com")
  }

  @Test(arguments: Outcome.allCases)
  func `each failure has its message`(outcome: Outcome) async {
    await logIn()
    await outcome.happen(on: world.transport)
    #expect(presenter.status == outcome.message)
    #expect(!presenter.isWaiting)
    #expect(presenter.password == (outcome == .unauthorized ? "" : "lovelace"))
  }

  @Test func `after a failure it can be tried again`() async {
    await logIn()
    await world.transport.answer(status: 500)
    await logIn()
    #expect(world.transport.requests.count == 2)
    #expect(presenter.status == "Logging in…")
    #expect(presenter.isWaiting)
  }

  @Test func `cancel stops waiting`() async {
    presenter.cancel()
    #expect(presenter.status == "")
    await logIn()
    presenter.cancel()
    #expect(presenter.status == "Cancelled.")
    #expect(!presenter.isWaiting)
    await world.transport.fail(with: .timedOut)
    #expect(world.transport.cancelled == [0])
    #expect(presenter.status == "Cancelled.")
  }

  @Test(arguments: [200, 401])
  func `a late answer after cancel changes nothing`(status: Int) async {
    await logIn()
    presenter.cancel()
    await world.transport.answer(status: status, body: Session.adaAsText)
    #expect(presenter.status == "Cancelled.")
    #expect(presenter.password == "lovelace")
    #expect(home == nil)
    #expect(world.store.text == nil)
  }

  @Test func `the first answer does not decide the second attempt`() async {
    await logIn()
    presenter.cancel()
    await logIn()
    await world.transport.answer(0, status: 401)
    #expect(presenter.status == "Logging in…")
    await world.transport.answer(1, status: 500)
    #expect(presenter.status == "The server has a problem. Try again later.")
  }

  @Test func `a session that cannot be stored is reported`() async throws {
    world.store.isFull = true
    await logIn()
    await world.transport.answer(status: 200, body: Session.adaAsText)
    let home = try #require(home)
    #expect(home.welcome == "Welcome, Ada Lovelace")
    #expect(home.notice == "You are logged in, but this device could not remember you.")
  }

  @Test func `a stored session is restored`() {
    world.store.text = Session.adaAsText
    #expect(world.home(of: MVPCFPattern()) == ["Welcome, Ada Lovelace", ""])
  }

  @Test func `a corrupt session is set aside`() {
    world.store.text = "{"
    #expect(DefaultRestoreManager(store: world.store).restoredName() == nil)
    #expect(world.store.text == nil)
    #expect(world.store.corruptText == "{")
  }

  @Test func `log out forgets the session`() async throws {
    await logIn()
    await world.transport.answer(status: 200, body: Session.adaAsText)
    try #require(home).logOut()
    #expect(world.store.text == nil)
  }

  @Test func `letting go cancels the request`() async {
    var presenter: DefaultLoginPresenter? = Self.presenter(in: world)
    weak let released = presenter
    presenter?.email = "ada@example.com"
    presenter?.password = "lovelace"
    presenter?.logIn { _, _ in }
    await settle()
    presenter = nil
    #expect(released == nil)
    await world.transport.fail(with: .cancelled)
    #expect(world.transport.cancelled == [0])
  }
}
