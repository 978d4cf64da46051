import Examples
import TerminalKit
import TestSupport
import Testing

@testable import MVC

/// Through the logic: controllers and model are real, with the widgets that they need; the transport and the store are
/// replaced. Where the model alone decides what a name says, the test asks it, without widgets.
struct LoginTests {
  private let world = LoginWorld()
  private let model: LoginModel

  init() {
    model = LoginModel(
      client: LoginClient(environment: world.environment), store: SessionStore(store: world.store))
  }

  /// The message for the model's refusal.
  private func refusal(of email: String, _ password: String) throws -> String {
    let failure = try #require(throws: LoginFailure.self) {
      try model.credentials(email: email, password: password)
    }
    return LoginStrings.message(for: failure)
  }

  /// Has the model check and send the input.
  private func send(_ email: String = "ada@example.com", _ password: String = "lovelace") async throws {
    let credentials = try model.credentials(email: email, password: password)
    Task { [model] in try? await model.logIn(with: credentials) }
    await settle()
  }

  @Test func `an empty email is refused`() throws {
    #expect(try refusal(of: " ", "lovelace") == "Enter your email.")
  }

  @Test(arguments: ["ada", "@", "@example.com", "ada@"])
  func `an invalid email is refused`(email: String) throws {
    #expect(try refusal(of: email, "lovelace") == "Enter a valid email address.")
  }

  @Test func `an empty password is refused`() throws {
    #expect(try refusal(of: "ada@example.com", "") == "Enter your password.")
  }

  @Test func `the email is checked before the password`() throws {
    #expect(try refusal(of: "", "") == "Enter your email.")
    #expect(try refusal(of: "ada", "") == "Enter a valid email address.")
  }

  @Test func `the email is sent trimmed, the password is not`() async throws {
    try await send("\n Ada@example.com\t", " love ")
    #expect(world.transport.bodies == [#"{"email":"Ada@example.com","password":" love "}"#])
  }

  @Test func `the request goes to the server and waits as long as it may`() async throws {
    try await send()
    #expect(world.transport.requests.first?.url?.absoluteString == "http://server.test/login")
    #expect(world.transport.requests.first?.timeoutInterval == 7)
  }

  @Test func `it shows that it waits`() async {
    let login = ShownLogin(model: model)
    await login.logIn()
    #expect(login.screen.statusLabel.text == "Logging in…")
    #expect(login.screen.isWaiting)
  }

  @Test func `two taps send one request`() async {
    let login = ShownLogin(model: model)
    login.screen.logIn()
    login.screen.logInButton.sendActions(for: .touchUpInside)
    await settle()
    #expect(world.transport.requests.count == 1)
  }

  @Test func `the right password opens Home`() async throws {
    let login = ShownLogin(model: model)
    await login.logIn()
    await world.transport.answer(status: 200, body: Session.adaAsText)
    #expect(login.navigation.viewControllers.count == 1)
    let home = try #require(login.navigation.topViewController as? HomeViewController)
    home.loadViewIfNeeded()
    #expect(home.screen.welcomeLabel.text == "Welcome, Ada Lovelace")
    #expect(home.screen.noticeLabel.text == "")
    #expect(world.store.text == Session.adaAsText)
  }

  @Test func `a wrong password empties the field`() async {
    let login = ShownLogin(model: model)
    await login.logIn()
    await world.transport.answer(status: 401)
    #expect(login.screen.passwordField.text == "")
    #expect(login.screen.emailField.text == "ada@example.com")
  }

  @Test(arguments: Outcome.allCases)
  func `each failure has its message`(outcome: Outcome) async {
    let login = ShownLogin(model: model)
    await login.logIn()
    await outcome.happen(on: world.transport)
    #expect(login.screen.statusLabel.text == outcome.message)
    #expect(!login.screen.isWaiting)
    #expect(login.screen.passwordField.text == (outcome == .unauthorized ? "" : "lovelace"))
  }

  @Test func `after a failure it can be tried again`() async {
    let login = ShownLogin(model: model)
    await login.logIn()
    await world.transport.answer(status: 500)
    await login.logIn()
    #expect(world.transport.requests.count == 2)
    #expect(login.screen.statusLabel.text == "Logging in…")
    #expect(login.screen.isWaiting)
  }

  @Test func `cancel stops waiting`() async {
    let login = ShownLogin(model: model)
    login.screen.cancelButton.sendActions(for: .touchUpInside)
    #expect(login.screen.statusLabel.text == "")
    await login.logIn()
    login.screen.cancelButton.tap()
    #expect(login.screen.statusLabel.text == "Cancelled.")
    #expect(!login.screen.isWaiting)
    await world.transport.fail(with: .timedOut)
    #expect(world.transport.cancelled == [0])
    #expect(login.screen.statusLabel.text == "Cancelled.")
  }

  @Test(arguments: [200, 401])
  func `a late answer after cancel changes nothing`(status: Int) async {
    let login = ShownLogin(model: model)
    await login.logIn()
    login.screen.cancelButton.tap()
    await world.transport.answer(status: status, body: Session.adaAsText)
    #expect(login.screen.statusLabel.text == "Cancelled.")
    #expect(login.screen.passwordField.text == "lovelace")
    #expect(login.navigation.topViewController === login.controller)
    #expect(world.store.text == nil)
  }

  @Test func `the first answer does not decide the second attempt`() async {
    let login = ShownLogin(model: model)
    await login.logIn()
    login.screen.cancelButton.tap()
    await login.logIn()
    await world.transport.answer(0, status: 401)
    #expect(login.screen.statusLabel.text == "Logging in…")
    await world.transport.answer(1, status: 500)
    #expect(login.screen.statusLabel.text == "The server has a problem. Try again later.")
  }

  @Test func `a session that cannot be stored is reported`() async throws {
    let login = ShownLogin(model: model)
    world.store.isFull = true
    await login.logIn()
    await world.transport.answer(status: 200, body: Session.adaAsText)
    let home = try #require(login.navigation.topViewController as? HomeViewController)
    home.loadViewIfNeeded()
    #expect(home.screen.welcomeLabel.text == "Welcome, Ada Lovelace")
    #expect(home.screen.noticeLabel.text == "You are logged in, but this device could not remember you.")
  }

  @Test func `a stored session is restored`() throws {
    world.store.text = Session.adaAsText
    #expect(world.home(of: MVCPattern()) == ["Welcome, Ada Lovelace", ""])
  }

  @Test func `a corrupt session is set aside`() throws {
    world.store.text = "{"
    #expect(model.storedUser() == nil)
    #expect(world.store.text == nil)
    #expect(world.store.corruptText == "{")
  }

  @Test func `log out forgets the session`() throws {
    world.store.text = Session.adaAsText
    var home: HomeViewController? = HomeViewController(
      user: Session.ada.user, isRemembered: true, model: model)
    let navigation = NavigationController(rootViewController: try #require(home))
    home?.loadViewIfNeeded()
    home?.screen.logOutButton.tap()
    #expect(world.store.text == nil)
    let login = try #require(navigation.topViewController as? LoginViewController)
    #expect(login.screen.emailField.text == "")
    weak let released = home
    home = nil
    #expect(released == nil)
  }

  @Test func `letting go cancels the request`() async {
    var controller: LoginViewController? = LoginViewController(model: model)
    weak let released = controller
    controller?.loadViewIfNeeded()
    controller?.screen.logIn()
    await settle()
    controller = nil
    #expect(released == nil)
    await world.transport.fail(with: .cancelled)
    #expect(world.transport.cancelled == [0])
  }
}
