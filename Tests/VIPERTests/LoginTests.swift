import Examples
import TerminalKit
import TestSupport
import Testing

@testable import VIPER

/// Tests of interactor, presenter, services and view alone, each with fakes of its collaborators' protocols, and of the
/// assembly by the module that it wires.
struct LoginTests {
  private let world = LoginWorld()
  private let view = FakeLoginView()
  private let router = FakeLoginRouter()
  private let output = FakeLoginInteractorOutput()
  private let authorization = FakeAuthorizationService()
  private let sessions = FakeSessionService()
  private let fakeInteractor = FakeLoginInteractor()
  private let interactor: LoginInteractor
  private let presenter: LoginPresenter

  init() {
    interactor = LoginInteractor(authorization: authorization, sessions: sessions)
    interactor.output = output
    presenter = LoginPresenter(interactor: fakeInteractor, router: router)
    presenter.view = view
  }

  /// The status after the presenter has received the interactor's refusal.
  private func refusal(of email: String, _ password: String) throws -> String {
    interactor.logIn(email: email, password: password)
    #expect(authorization.credentials.isEmpty)
    #expect(output.starts == 0)
    presenter.didFail(try #require(output.failures.last))
    return view.status
  }

  private func logIn() async {
    interactor.logIn(email: "ada@example.com", password: "lovelace")
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

  @Test func `the email is sent trimmed, the password is not`() async {
    presenter.didTapLogIn(email: " ada@example.com ", password: " love ")
    #expect(fakeInteractor.entered == [" ada@example.com ", " love "])

    interactor.logIn(email: "\n Ada@example.com\t", password: " love ")
    await settle()
    #expect(authorization.credentials == [Credentials(email: "Ada@example.com", password: " love ")])
  }

  @Test func `the request goes to the server and waits as long as it may`() async {
    let service = HTTPAuthorizationService(environment: world.environment)
    #expect(await world.failure(after: .timedOut, of: service.logIn) == .timedOut)
    #expect(world.transport.requests.first?.url?.absoluteString == "http://server.test/login")
    #expect(world.transport.requests.first?.timeoutInterval == 7)
  }

  @Test func `it shows that it waits`() async {
    await logIn()
    #expect(output.starts == 1)

    presenter.didStartLogin()
    #expect(view.status == "Logging in…")
    #expect(view.isWaiting)
  }

  @Test func `two taps send one request`() async {
    interactor.logIn(email: "ada@example.com", password: "lovelace")
    interactor.logIn(email: "ada@example.com", password: "lovelace")
    await settle()
    #expect(authorization.credentials.count == 1)
    #expect(output.starts == 1)
  }

  @Test func `the right password opens Home`() async {
    await logIn()
    await authorization.replies.end(with: .success(.ada))
    #expect(output.users == [LoggedInUser(name: "Ada Lovelace", isRemembered: true)])
    #expect(sessions.session == .ada)

    presenter.didLogIn(LoggedInUser(name: "Ada Lovelace", isRemembered: true))
    #expect(router.users == [LoggedInUser(name: "Ada Lovelace", isRemembered: true)])

    let home = HomeFixture(user: LoggedInUser(name: "Ada Lovelace", isRemembered: true))
    home.presenter.viewIsReady()
    #expect(home.view.welcome == "Welcome, Ada Lovelace")
    #expect(home.view.notice == "")
  }

  @Test func `a wrong password empties the field`() async {
    await logIn()
    await authorization.replies.end(with: .failure(.wrongCredentials))
    #expect(output.failures == [.wrongCredentials])

    presenter.didFail(.wrongCredentials)
    #expect(view.passwordsCleared == 1)
  }

  @Test(arguments: Outcome.allCases)
  func `each failure has its message`(outcome: Outcome) async {
    let service = HTTPAuthorizationService(environment: world.environment)
    #expect(await world.failure(after: outcome, of: service.logIn) == outcome.failure)

    await logIn()
    await authorization.replies.end(with: .failure(outcome.failure))
    #expect(output.failures == [outcome.failure])

    view.isWaiting = true
    presenter.didFail(outcome.failure)
    #expect(view.status == outcome.message)
    #expect(!view.isWaiting)
    #expect(view.passwordsCleared == (outcome == .unauthorized ? 1 : 0))
  }

  @Test func `after a failure it can be tried again`() async {
    await logIn()
    await authorization.replies.end(with: .failure(.serverProblem))
    await logIn()
    #expect(authorization.credentials.count == 2)
    #expect(output.starts == 2)
  }

  @Test func `cancel stops waiting`() async {
    interactor.cancel()
    #expect(output.cancels == 0)
    await logIn()
    interactor.cancel()
    #expect(output.cancels == 1)

    presenter.didTapCancel()
    #expect(fakeInteractor.cancels == 1)
    view.isWaiting = true
    presenter.didCancelLogin()
    #expect(view.status == "Cancelled.")
    #expect(!view.isWaiting)
    await authorization.replies.end(with: .failure(.noConnection))
    #expect(authorization.cancelled == [0])
    #expect(output.failures == [])
    #expect(view.status == "Cancelled.")
  }

  @Test(arguments: [Result.success(Session.ada), .failure(LoginFailure.wrongCredentials)])
  func `a late answer after cancel changes nothing`(reply: Result<Session, LoginFailure>) async {
    await logIn()
    interactor.cancel()
    await authorization.replies.end(with: reply)
    #expect(output.users == [])
    #expect(output.failures == [])
    #expect(sessions.session == nil)
  }

  @Test func `the first answer does not decide the second attempt`() async {
    await logIn()
    interactor.cancel()
    await logIn()
    await authorization.replies.end(0, with: .failure(.wrongCredentials))
    #expect(output.failures == [])
    await authorization.replies.end(1, with: .failure(.serverProblem))
    #expect(output.failures == [.serverProblem])
  }

  @Test func `a session that cannot be stored is reported`() async throws {
    sessions.works = false
    await logIn()
    await authorization.replies.end(with: .success(.ada))
    #expect(output.users == [LoggedInUser(name: "Ada Lovelace", isRemembered: false)])

    let home = HomeFixture(user: LoggedInUser(name: "Ada Lovelace", isRemembered: false))
    home.presenter.viewIsReady()
    #expect(home.view.welcome == "Welcome, Ada Lovelace")
    #expect(home.view.notice == "You are logged in, but this device could not remember you.")

    world.store.isFull = true
    #expect(throws: (any Error).self) { try StoredSessionService(store: world.store).save(.ada) }
  }

  @Test func `a stored session is restored`() throws {
    presenter.restoreSession()
    #expect(fakeInteractor.restores == 1)

    interactor.restoreSession()
    #expect(output.users == [])
    sessions.session = .ada
    interactor.restoreSession()
    #expect(output.users == [LoggedInUser(name: "Ada Lovelace", isRemembered: true)])

    world.store.text = Session.adaAsText
    #expect(StoredSessionService(store: world.store).load() == .ada)
    #expect(world.home(of: VIPERPattern()) == ["Welcome, Ada Lovelace", ""])
  }

  @Test func `a corrupt session is set aside`() throws {
    world.store.text = "{"
    #expect(StoredSessionService(store: world.store).load() == nil)
    #expect(world.store.text == nil)
    #expect(world.store.corruptText == "{")
  }

  @Test func `log out forgets the session`() throws {
    let service = StoredSessionService(store: world.store)
    try service.save(.ada)
    #expect(world.store.text == Session.adaAsText)
    let homeInteractor = HomeInteractor(sessions: service)
    var homeOutput: FakeHomeInteractorOutput? = FakeHomeInteractorOutput()
    homeInteractor.output = homeOutput
    homeInteractor.logOut()
    #expect(world.store.text == nil)
    #expect(homeOutput?.logOuts == 1)
    weak let released = homeOutput
    homeOutput = nil
    #expect(released == nil)

    let home = HomeFixture(user: LoggedInUser(name: "Ada Lovelace", isRemembered: true))
    home.presenter.didTapLogOut()
    #expect(home.interactor.logOuts == 1)
    home.presenter.didLogOut()
    #expect(home.router.logins == 1)
  }

  @Test func `letting go cancels the request`() async {
    var interactor: LoginInteractor? = LoginInteractor(authorization: authorization, sessions: sessions)
    weak let released = interactor
    interactor?.logIn(email: "ada@example.com", password: "lovelace")
    await settle()
    interactor = nil
    #expect(released == nil)
    await authorization.replies.end(with: .failure(.noConnection))
    #expect(authorization.cancelled == [0])

    // The assembly decides which links are weak.
    var module = LoginAssembly(environment: world.environment).module().viewController as? LoginViewController
    weak let releasedModule = module
    module?.loadViewIfNeeded()
    module?.screen.logIn()
    await settle()
    #expect(module?.screen.isWaiting == true)
    module = nil
    #expect(releasedModule == nil)
    await world.transport.fail(with: .cancelled)
    #expect(world.transport.cancelled == [0])
  }

  @Test func `the view passes on what was entered, and shows what it is told`() throws {
    let fake = FakeLoginViewOutput()
    let view = LoginViewController(output: fake)
    let navigation = NavigationController(rootViewController: view)
    view.loadViewIfNeeded()
    view.screen.logIn(" ada@example.com ", " love ")
    #expect(fake.entered == [" ada@example.com ", " love "])

    view.setWaiting(true)
    #expect(view.screen.isWaiting)
    view.screen.cancelButton.tap()
    #expect(fake.cancels == 1)
    view.setWaiting(false)
    #expect(!view.screen.isWaiting)
    view.setStatus("Cancelled.")
    view.clearPassword()
    #expect(view.screen.statusLabel.text == "Cancelled.")
    #expect(view.screen.passwordField.text == "")
    #expect(view.screen.emailField.text == " ada@example.com ")

    let router = LoginRouter(homeAssembly: HomeAssembly(environment: world.environment))
    router.viewController = view
    router.openHome(for: LoggedInUser(name: "Ada Lovelace", isRemembered: false))
    var home: HomeViewController? = try #require(navigation.topViewController as? HomeViewController)
    #expect(navigation.viewControllers.count == 1)
    home?.loadViewIfNeeded()
    #expect(home?.screen.welcomeLabel.text == "Welcome, Ada Lovelace")
    #expect(home?.screen.noticeLabel.text == "You are logged in, but this device could not remember you.")
    home?.screen.logOutButton.tap()
    #expect(navigation.topViewController is LoginViewController)
    #expect(navigation.viewControllers.count == 1)
    weak let released = home
    home = nil
    #expect(released == nil)
  }
}
