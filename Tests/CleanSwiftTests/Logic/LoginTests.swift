import Examples
import TestSupport
import Testing

@testable import CleanSwift

/// Through the logic: interactors, presenters and workers are real; the transport, the store and the views are replaced.
/// Only the pattern's start and letting go need widgets.
struct LoginTests {
  private let world = LoginWorld()
  private let login: LoginScene
  private let view: FakeLoginView

  init() {
    login = LoginScene(environment: world.environment)
    view = login.view
  }

  /// The Home screen that Log in has opened.
  private func shownHome() throws -> HomeScene {
    #expect(view.homes == 1)
    let home = HomeScene(
      environment: world.environment, user: try #require(login.interactor.user),
      isRemembered: login.interactor.isRemembered)
    home.show()
    return home
  }

  private func refusal(of email: String, _ password: String) -> String {
    login.logIn(email: email, password: password)
    #expect(world.transport.requests.isEmpty)
    #expect(!view.isWaiting)
    return view.status
  }

  private func logIn() async {
    login.logIn(email: "ada@example.com", password: "lovelace")
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
    login.logIn(email: "\n Ada@example.com\t", password: " love ")
    await settle()
    #expect(world.transport.bodies == [#"{"email":"Ada@example.com","password":" love "}"#])
  }

  @Test func `the request goes to the server and waits as long as it may`() async {
    await logIn()
    #expect(world.transport.requests.first?.url?.absoluteString == "http://server.test/login")
    #expect(world.transport.requests.first?.timeoutInterval == 7)
  }

  @Test func `it shows that it waits`() async {
    await logIn()
    #expect(view.status == "Logging in…")
    #expect(view.isWaiting)
  }

  @Test func `two taps send one request`() async {
    login.logIn(email: "ada@example.com", password: "lovelace")
    login.logIn(email: "ada@example.com", password: "lovelace")
    await settle()
    #expect(world.transport.requests.count == 1)
  }

  @Test func `the right password opens Home`() async throws {
    await logIn()
    await world.transport.answer(status: 200, body: Session.adaAsText)
    let home = try shownHome()
    #expect(home.view.user?.welcome == "Welcome, Ada Lovelace")
    #expect(home.view.user?.notice == "")
    #expect(world.store.text == Session.adaAsText)
  }

  @Test func `a wrong password empties the field`() async {
    await logIn()
    await world.transport.answer(status: 401)
    #expect(view.passwordsCleared == 1)
  }

  @Test(arguments: Outcome.allCases)
  func `each failure has its message`(outcome: Outcome) async {
    await logIn()
    await outcome.happen(on: world.transport)
    #expect(view.status == outcome.message)
    #expect(!view.isWaiting)
    #expect(view.passwordsCleared == (outcome == .unauthorized ? 1 : 0))
  }

  @Test func `after a failure it can be tried again`() async {
    await logIn()
    await world.transport.answer(status: 500)
    await logIn()
    #expect(world.transport.requests.count == 2)
    #expect(view.status == "Logging in…")
    #expect(view.isWaiting)
  }

  @Test func `cancel stops waiting`() async {
    login.cancel()
    #expect(view.status == "")
    await logIn()
    login.cancel()
    #expect(view.status == "Cancelled.")
    #expect(!view.isWaiting)
    await world.transport.fail(with: .timedOut)
    #expect(world.transport.cancelled == [0])
    #expect(view.status == "Cancelled.")
  }

  @Test(arguments: [200, 401])
  func `a late answer after cancel changes nothing`(status: Int) async {
    await logIn()
    login.cancel()
    await world.transport.answer(status: status, body: Session.adaAsText)
    #expect(view.status == "Cancelled.")
    #expect(view.passwordsCleared == 0)
    #expect(view.homes == 0)
    #expect(world.store.text == nil)
  }

  @Test func `the first answer does not decide the second attempt`() async {
    await logIn()
    login.cancel()
    await logIn()
    await world.transport.answer(0, status: 401)
    #expect(view.status == "Logging in…")
    await world.transport.answer(1, status: 500)
    #expect(view.status == "The server has a problem. Try again later.")
  }

  @Test func `a session that cannot be stored is reported`() async throws {
    world.store.isFull = true
    await logIn()
    await world.transport.answer(status: 200, body: Session.adaAsText)
    let home = try shownHome()
    #expect(home.view.user?.welcome == "Welcome, Ada Lovelace")
    #expect(home.view.user?.notice == "You are logged in, but this device could not remember you.")
  }

  @Test func `a stored session is restored`() {
    world.store.text = Session.adaAsText
    #expect(world.home(of: CleanSwiftPattern()) == ["Welcome, Ada Lovelace", ""])
  }

  @Test func `a corrupt session is set aside`() {
    world.store.text = "{"
    #expect(SessionWorker(store: world.store).load() == nil)
    #expect(world.store.text == nil)
    #expect(world.store.corruptText == "{")
  }

  @Test func `log out forgets the session`() {
    world.store.text = Session.adaAsText
    var home: HomeScene? = HomeScene(
      environment: world.environment, user: Session.ada.user, isRemembered: true)
    home?.logOut()
    #expect(world.store.text == nil)
    #expect(home?.view.logOuts == 1)
    weak let released = home?.interactor
    home = nil
    #expect(released == nil)
  }

  @Test func `letting go cancels the request`() async {
    var view: LoginViewController? = LoginConfigurator(environment: world.environment).scene()
    weak let released = view
    view?.loadViewIfNeeded()
    view?.screen.logIn()
    await settle()
    #expect(view?.screen.isWaiting == true)
    view = nil
    #expect(released == nil)
    await world.transport.fail(with: .cancelled)
    #expect(world.transport.cancelled == [0])
  }
}
