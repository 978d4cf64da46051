import Examples
import TerminalKit
import TestSupport
import Testing

@testable import MVPCF

/// The presenter is tested by its outputs, with fakes of its managers; each manager is tested alone.
struct LoginTests {
  private let world = LoginWorld()
  private let credentials = FakeCredentialsManager()
  private let login = FakeLoginManager()
  private let remember = FakeRememberManager()
  private let presenter: DefaultLoginPresenter
  private let ends = LoginEnds()

  init() {
    presenter = DefaultLoginPresenter(
      credentialsManager: credentials, loginManager: login, rememberManager: remember)
  }

  private func enter(_ email: String, _ password: String) {
    presenter.email = email
    presenter.password = password
    presenter.logIn { [ends] name, isRemembered in ends.all.append("\(name) \(isRemembered)") }
  }

  /// The presenter's status after a refusal by the real check.
  private func refusal(of email: String, _ password: String) -> String {
    do throws(LoginFailure) {
      _ = try DefaultCredentialsManager().credentials(email: email, password: password)
      return ""
    } catch {
      credentials.failure = error
    }
    enter(email, password)
    #expect(credentials.entered == [email, password])
    #expect(login.credentials.isEmpty)
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

  @Test func `the email is sent trimmed, the password is not`() async throws {
    let checked = try DefaultCredentialsManager().credentials(
      email: "\n Ada@example.com\t", password: " love ")
    #expect(checked == Credentials(email: "Ada@example.com", password: " love "))

    enter(" ada@example.com ", " love ")
    await settle()
    #expect(login.credentials == [Credentials(email: " ada@example.com ", password: " love ")])
  }

  @Test func `the request goes to the server and waits as long as it may`() async {
    let manager = DefaultLoginManager(environment: world.environment)
    #expect(await world.failure(after: .timedOut, of: manager.logIn) == .timedOut)
    #expect(world.transport.requests.first?.url?.absoluteString == "http://server.test/login")
    #expect(world.transport.requests.first?.timeoutInterval == 7)
  }

  @Test func `it shows that it waits`() async {
    let listener = ChangeListener(to: \.status, \.isWaiting, of: presenter)
    await logIn()
    #expect(presenter.status == "Logging in…")
    #expect(presenter.isWaiting)
    #expect(listener.hasHeardAll)
  }

  @Test func `two taps send one request`() async {
    enter("ada@example.com", "lovelace")
    enter("ada@example.com", "lovelace")
    await settle()
    #expect(login.credentials.count == 1)
  }

  @Test func `the right password opens Home`() async throws {
    await logIn()
    let listener = ChangeListener(to: \.status, \.password, \.isWaiting, of: presenter)
    await login.replies.end(with: .success(.ada))
    #expect(listener.hasHeardAll)
    #expect(ends.all == ["Ada Lovelace true"])
    #expect(remember.session == .ada)
    #expect([presenter.password, presenter.status] == ["", ""])
    #expect(!presenter.isWaiting)

    let home = DefaultHomePresenter(
      name: "Ada Lovelace", isRemembered: true, logoutManager: FakeLogoutManager())
    #expect(home.welcome == "Welcome, Ada Lovelace")
    #expect(home.notice == "")

    try DefaultRememberManager(store: world.store).remember(.ada)
    #expect(world.store.text == Session.adaAsText)
  }

  @Test func `a wrong password empties the field`() async {
    await logIn()
    await login.replies.end(with: .failure(.wrongCredentials))
    #expect(presenter.password == "")
    #expect(presenter.email == "ada@example.com")
  }

  @Test(arguments: Outcome.allCases)
  func `each failure has its message`(outcome: Outcome) async {
    let manager = DefaultLoginManager(environment: world.environment)
    #expect(await world.failure(after: outcome, of: manager.logIn) == outcome.failure)

    await logIn()
    await login.replies.end(with: .failure(outcome.failure))
    #expect(presenter.status == outcome.message)
    #expect(!presenter.isWaiting)
    #expect(presenter.password == (outcome == .unauthorized ? "" : "lovelace"))
  }

  @Test func `after a failure it can be tried again`() async {
    await logIn()
    await login.replies.end(with: .failure(.serverProblem))
    await logIn()
    #expect(login.credentials.count == 2)
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
    await login.replies.end(with: .failure(.noConnection))
    #expect(login.cancelled == [0])
    #expect(presenter.status == "Cancelled.")
  }

  @Test(arguments: [Result.success(Session.ada), .failure(LoginFailure.wrongCredentials)])
  func `a late answer after cancel changes nothing`(reply: Result<Session, LoginFailure>) async {
    await logIn()
    presenter.cancel()
    await login.replies.end(with: reply)
    #expect(presenter.status == "Cancelled.")
    #expect(presenter.password == "lovelace")
    #expect(ends.all == [])
    #expect(remember.session == nil)
  }

  @Test func `the first answer does not decide the second attempt`() async {
    await logIn()
    presenter.cancel()
    await logIn()
    await login.replies.end(0, with: .failure(.wrongCredentials))
    #expect(presenter.status == "Logging in…")
    await login.replies.end(1, with: .failure(.serverProblem))
    #expect(presenter.status == "The server has a problem. Try again later.")
  }

  @Test func `a session that cannot be stored is reported`() async throws {
    remember.works = false
    await logIn()
    await login.replies.end(with: .success(.ada))
    #expect(ends.all == ["Ada Lovelace false"])
    let home = DefaultHomePresenter(
      name: "Ada Lovelace", isRemembered: false, logoutManager: FakeLogoutManager())
    #expect(home.welcome == "Welcome, Ada Lovelace")
    #expect(home.notice == "You are logged in, but this device could not remember you.")

    world.store.isFull = true
    #expect(throws: (any Error).self) { try DefaultRememberManager(store: world.store).remember(.ada) }
  }

  @Test func `a stored session is restored`() throws {
    #expect(DefaultRestoreManager(store: world.store).restoredName() == nil)
    world.store.text = Session.adaAsText
    #expect(DefaultRestoreManager(store: world.store).restoredName() == "Ada Lovelace")

    #expect(world.home(of: MVPCFPattern()) == ["Welcome, Ada Lovelace", ""])
  }

  @Test func `a corrupt session is set aside`() throws {
    world.store.text = "{"
    #expect(DefaultRestoreManager(store: world.store).restoredName() == nil)
    #expect(world.store.text == nil)
    #expect(world.store.corruptText == "{")
  }

  @Test func `log out forgets the session`() throws {
    let logout = FakeLogoutManager()
    let presenter = DefaultHomePresenter(name: "Ada Lovelace", isRemembered: true, logoutManager: logout)
    presenter.logOut()
    #expect(logout.logOuts == 1)

    world.store.text = Session.adaAsText
    DefaultLogoutManager(store: world.store).logOut()
    #expect(world.store.text == nil)

    world.store.text = Session.adaAsText
    let window = Window()
    MVPCFPattern().showLogin(with: world.environment, in: window)
    weak let released = window.visibleViewController
    #expect(released is HomeViewController)
    window.tap("logOut")
    #expect(window.visibleViewController is LoginViewController)
    #expect(released == nil)
  }

  @Test func `letting go cancels the request`() async {
    var presenter: DefaultLoginPresenter? = DefaultLoginPresenter(
      credentialsManager: credentials, loginManager: login, rememberManager: remember)
    weak let released = presenter
    presenter?.email = "ada@example.com"
    presenter?.password = "lovelace"
    presenter?.logIn { _, _ in }
    await settle()
    presenter = nil
    #expect(released == nil)
    await login.replies.end(with: .failure(.noConnection))
    #expect(login.cancelled == [0])

    // The whole flow decides which objects keep the screen alive.
    let window = Window()
    MVPCFPattern().showLogin(with: world.environment, in: window)
    weak let releasedScreen = window.visibleViewController
    #expect(releasedScreen is LoginViewController)
    window.logIn()
    await settle()
    window.close()
    #expect(releasedScreen == nil)
    await world.transport.fail(with: .cancelled)
    #expect(world.transport.cancelled == [0])
  }

  @Test func `the view passes on what was entered, and shows what it is told`() {
    let fake = FakeLoginPresenter()
    let view = LoginScreen()
    let screen = LoginViewController(view: view, presenter: fake)
    screen.updatePropertiesIfNeeded()
    view.logIn(" ada@example.com ", " love ")
    #expect([fake.email, fake.password] == [" ada@example.com ", " love "])
    #expect(fake.completions.count == 1)

    fake.isWaiting = true
    screen.updatePropertiesIfNeeded()
    #expect(view.isWaiting)
    view.cancelButton.tap()
    #expect(fake.cancels == 1)
    fake.isWaiting = false
    fake.status = "Cancelled."
    (fake.email, fake.password) = ("", "")
    screen.updatePropertiesIfNeeded()
    #expect(!view.isWaiting)
    #expect(view.statusLabel.text == "Cancelled.")
    #expect([view.emailField.text, view.passwordField.text] == ["", ""])

    var names: [String] = []
    screen.finished = { name, isRemembered in names.append("\(name) \(isRemembered)") }
    fake.completions.first?("Ada Lovelace", true)
    #expect(names == ["Ada Lovelace true"])

    let fakeHome = FakeHomePresenter()
    let homeView = HomeScreen()
    let home = HomeViewController(view: homeView, presenter: fakeHome)
    fakeHome.welcome = "Welcome, Ada Lovelace"
    fakeHome.notice = "You are logged in, but this device could not remember you."
    home.updatePropertiesIfNeeded()
    #expect(homeView.welcomeLabel.text == "Welcome, Ada Lovelace")
    #expect(homeView.noticeLabel.text == "You are logged in, but this device could not remember you.")
    var logOuts: [Int] = []
    home.loggedOut = { logOuts.append(fakeHome.logOuts) }
    homeView.logOutButton.tap()
    #expect(logOuts == [1])
  }
}

private final class LoginEnds {
  var all: [String] = []
}
