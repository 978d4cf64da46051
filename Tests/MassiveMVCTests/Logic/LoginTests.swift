import Examples
import TerminalKit
import TestSupport
import Testing

@testable import MassiveMVC

/// Through the logic: the controllers are real, with the widgets that they need; the transport and the store are replaced.
struct LoginTests {
  private let world = LoginWorld()
  private let controller: LoginViewController
  private let navigation: NavigationController

  init() {
    controller = LoginViewController(environment: world.environment)
    navigation = NavigationController(rootViewController: controller)
    controller.loadViewIfNeeded()
  }

  private var screen: LoginScreen { controller.screen }

  private func refusal(of email: String, _ password: String) -> String {
    screen.logIn(email, password)
    #expect(world.transport.requests.isEmpty)
    #expect(!screen.isWaiting)
    return screen.statusLabel.text
  }

  private func logIn() async {
    screen.logIn()
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
    screen.emailField.text = "\n Ada@example.com\t"
    screen.passwordField.text = " love "
    screen.logInButton.tap()
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
    #expect(screen.statusLabel.text == "Logging in…")
    #expect(screen.isWaiting)
  }

  @Test func `two taps send one request`() async {
    screen.logIn()
    screen.logInButton.sendActions(for: .touchUpInside)
    await settle()
    #expect(world.transport.requests.count == 1)
  }

  @Test func `the right password opens Home`() async throws {
    await logIn()
    await world.transport.answer(status: 200, body: Session.adaAsText)
    #expect(navigation.viewControllers.count == 1)
    let home = try #require(navigation.topViewController as? HomeViewController)
    home.loadViewIfNeeded()
    #expect(home.screen.welcomeLabel.text == "Welcome, Ada Lovelace")
    #expect(home.screen.noticeLabel.text == "")
    #expect(world.store.text == Session.adaAsText)
  }

  @Test func `a wrong password empties the field`() async {
    await logIn()
    await world.transport.answer(status: 401)
    #expect(screen.passwordField.text == "")
    #expect(screen.emailField.text == "ada@example.com")
  }

  @Test(arguments: Outcome.allCases)
  func `each failure has its message`(outcome: Outcome) async {
    await logIn()
    await outcome.happen(on: world.transport)
    #expect(screen.statusLabel.text == outcome.message)
    #expect(!screen.isWaiting)
    #expect(screen.passwordField.text == (outcome == .unauthorized ? "" : "lovelace"))
  }

  @Test func `after a failure it can be tried again`() async {
    await logIn()
    await world.transport.answer(status: 500)
    await logIn()
    #expect(world.transport.requests.count == 2)
    #expect(screen.statusLabel.text == "Logging in…")
    #expect(screen.isWaiting)
  }

  @Test func `cancel stops waiting`() async {
    screen.cancelButton.sendActions(for: .touchUpInside)
    #expect(screen.statusLabel.text == "")
    await logIn()
    screen.cancelButton.tap()
    #expect(screen.statusLabel.text == "Cancelled.")
    #expect(!screen.isWaiting)
    await world.transport.fail(with: .timedOut)
    #expect(world.transport.cancelled == [0])
    #expect(screen.statusLabel.text == "Cancelled.")
  }

  @Test(arguments: [200, 401])
  func `a late answer after cancel changes nothing`(status: Int) async {
    await logIn()
    screen.cancelButton.tap()
    await world.transport.answer(status: status, body: Session.adaAsText)
    #expect(screen.statusLabel.text == "Cancelled.")
    #expect(screen.passwordField.text == "lovelace")
    #expect(navigation.topViewController === controller)
    #expect(world.store.text == nil)
  }

  @Test func `the first answer does not decide the second attempt`() async {
    await logIn()
    screen.cancelButton.tap()
    await logIn()
    await world.transport.answer(0, status: 401)
    #expect(screen.statusLabel.text == "Logging in…")
    await world.transport.answer(1, status: 500)
    #expect(screen.statusLabel.text == "The server has a problem. Try again later.")
  }

  @Test func `a session that cannot be stored is reported`() async throws {
    world.store.isFull = true
    await logIn()
    await world.transport.answer(status: 200, body: Session.adaAsText)
    let home = try #require(navigation.topViewController as? HomeViewController)
    home.loadViewIfNeeded()
    #expect(home.screen.welcomeLabel.text == "Welcome, Ada Lovelace")
    #expect(home.screen.noticeLabel.text == "You are logged in, but this device could not remember you.")
  }

  @Test func `a stored session is restored`() throws {
    world.store.text = Session.adaAsText
    #expect(world.home(of: MassiveMVCPattern()) == ["Welcome, Ada Lovelace", ""])
  }

  @Test func `a corrupt session is set aside`() throws {
    world.store.text = "{"
    controller.restoreSession()
    #expect(navigation.topViewController === controller)
    #expect(world.store.text == nil)
    #expect(world.store.corruptText == "{")
  }

  @Test func `log out forgets the session`() throws {
    world.store.text = Session.adaAsText
    var home: HomeViewController? = HomeViewController(
      user: Session.ada.user, isRemembered: true, environment: world.environment)
    navigation.setViewControllers([try #require(home)])
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
    var controller: LoginViewController? = LoginViewController(
      environment: world.environment)
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
