import Examples
import TerminalKit
import TestSupport
import Testing

@testable import TEA

/// Through the logic: store, reducers and clients are real; the transport and the disk are replaced, and the state is seen in
/// place of the views. Only the pattern's start and letting go need widgets.
final class LoginTests {
  private let world = LoginWorld()
  private let sessions: SessionClient
  private let store: Store<LoginAppState, LoginAppAction>

  init() {
    sessions = SessionClient(store: world.store)
    store = Store(
      .login(LoginState()),
      reducer: TEAPattern.loginReducer(
        client: LoginClient(environment: world.environment), sessions: sessions))
  }

  private var login: LoginState? { store.state.login }
  private var home: HomeContents? { store.state.home.map(HomeContents.init) }

  private func send(_ action: LoginAction.View) {
    store.send(.login(.view(action)))
  }

  private func enter(_ email: String, _ password: String) {
    send(.emailEdited(email))
    send(.passwordEdited(password))
    send(.logInTapped)
  }

  private func refusal(of email: String, _ password: String) -> String? {
    enter(email, password)
    #expect(world.transport.requests.isEmpty)
    #expect(login?.isWaiting == false)
    return login?.status
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
    let listener = ChangeListener(to: \.state, of: store)
    await logIn()
    #expect(login?.status == "Logging in…")
    #expect(login?.isWaiting == true)
    #expect(listener.hasHeardAll)
  }

  @Test func `two taps send one request`() async {
    enter("ada@example.com", "lovelace")
    send(.logInTapped)
    await settle()
    #expect(world.transport.requests.count == 1)
  }

  @Test func `the right password opens Home`() async throws {
    await logIn()
    let listener = ChangeListener(to: \.state, of: store)
    await world.transport.answer(status: 200, body: Session.adaAsText)
    #expect(listener.hasHeardAll)
    let home = try #require(home)
    #expect(home.welcome == "Welcome, Ada Lovelace")
    #expect(home.notice == "")
    // With Log in's state the password is gone.
    #expect(login == nil)
    #expect(world.store.text == Session.adaAsText)
  }

  @Test func `a wrong password empties the field`() async {
    await logIn()
    await world.transport.answer(status: 401)
    #expect(login?.password == "")
    #expect(login?.email == "ada@example.com")
  }

  @Test(arguments: Outcome.allCases)
  func `each failure has its message`(outcome: Outcome) async {
    await logIn()
    await outcome.happen(on: world.transport)
    #expect(login?.status == outcome.message)
    #expect(login?.isWaiting == false)
    #expect(login?.password == (outcome == .unauthorized ? "" : "lovelace"))
  }

  @Test func `after a failure it can be tried again`() async {
    await logIn()
    await world.transport.answer(status: 500)
    await logIn()
    #expect(world.transport.requests.count == 2)
    #expect(login?.status == "Logging in…")
    #expect(login?.isWaiting == true)
  }

  @Test func `cancel stops waiting`() async {
    send(.cancelTapped)
    #expect(login?.status == "")
    await logIn()
    send(.cancelTapped)
    #expect(login?.status == "Cancelled.")
    #expect(login?.isWaiting == false)
    await world.transport.fail(with: .timedOut)
    #expect(world.transport.cancelled == [0])
    #expect(login?.status == "Cancelled.")
  }

  @Test(arguments: [200, 401])
  func `a late answer after cancel changes nothing`(status: Int) async {
    await logIn()
    send(.cancelTapped)
    await world.transport.answer(status: status, body: Session.adaAsText)
    #expect(login?.status == "Cancelled.")
    #expect(login?.password == "lovelace")
    #expect(home == nil)
    #expect(world.store.text == nil)
  }

  @Test func `the first answer does not decide the second attempt`() async {
    await logIn()
    send(.cancelTapped)
    await logIn()
    await world.transport.answer(0, status: 401)
    #expect(login?.status == "Logging in…")
    await world.transport.answer(1, status: 500)
    #expect(login?.status == "The server has a problem. Try again later.")
  }

  @Test func `a session that cannot be stored is reported`() async throws {
    world.store.isFull = true
    await logIn()
    await world.transport.answer(status: 200, body: Session.adaAsText)
    let home = try #require(home)
    #expect(home.welcome == "Welcome, Ada Lovelace")
    #expect(home.notice == "You are logged in, but this device could not remember you.")
  }

  @Test func `a stored session is restored`() throws {
    world.store.text = Session.adaAsText
    #expect(world.home(of: TEAPattern()) == ["Welcome, Ada Lovelace", ""])
  }

  @Test func `a corrupt session is set aside`() throws {
    world.store.text = "{"
    #expect(sessions.load() == nil)
    #expect(world.store.text == nil)
    #expect(world.store.corruptText == "{")
  }

  @Test func `log out forgets the session`() async throws {
    await logIn()
    await world.transport.answer(status: 200, body: Session.adaAsText)
    #expect(world.store.text != nil)
    store.send(.home(.view(.logOutTapped)))
    await settle()
    #expect(world.store.text == nil)
    #expect(home == nil)
    #expect(login == LoginState())
  }

  @Test func `letting go cancels the request`() async {
    let window = Window()
    TEAPattern().showLogin(with: world.environment, in: window)
    weak let shown = window.visibleViewController
    window.logIn()
    await settle()
    #expect(world.transport.requests.count == 1)
    #expect(shown != nil)
    window.close()
    #expect(shown == nil)
    await world.transport.fail(with: .cancelled)
    #expect(world.transport.cancelled == [0])
  }
}
