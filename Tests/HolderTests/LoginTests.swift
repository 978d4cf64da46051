import Examples
import TerminalKit
import TestSupport
import Testing

@testable import Holder

/// Each module is tested alone: its component provides fakes, and so does its holder for the keys of other modules.
struct LoginTests {
  private let world = LoginWorld()
  private let authorization = FakeAuthorizationService()
  private let sessions = FakeSessionService()
  private let holder = ModuleHolder()
  private let loggedIn = FakeLoggedInModule()
  private let router = FakeLoginRouter()
  private let module: LoginModule
  private let home: HomeModule

  init() {
    module = LoginModule(
      holder: holder, component: FakeLoginComponent(authorization: authorization, sessions: sessions))
    home = HomeModule(holder: holder, component: HomeComponent(parent: nil, sessions: sessions))
    holder.supportedModules = [loggedIn]
  }

  private func enter(_ email: String, _ password: String) {
    module.email = email
    module.password = password
    module.logIn { [router] in router.showHome() }
  }

  private func refusal(of email: String, _ password: String) -> String {
    enter(email, password)
    #expect(authorization.credentials.isEmpty)
    #expect(!module.isWaiting)
    return module.status
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
    #expect(authorization.credentials == [Credentials(email: "Ada@example.com", password: " love ")])
  }

  @Test func `the request goes to the server and waits as long as it may`() async {
    let service = HTTPAuthorizationService(environment: world.environment)
    #expect(await world.failure(after: .timedOut, of: service.logIn) == .timedOut)
    #expect(world.transport.requests.first?.url?.absoluteString == "http://server.test/login")
    #expect(world.transport.requests.first?.timeoutInterval == 7)
  }

  @Test func `it shows that it waits`() async {
    let listener = ChangeListener(to: \.status, \.isWaiting, of: module)
    await logIn()
    #expect(module.status == "Logging in…")
    #expect(module.isWaiting)
    #expect(listener.hasHeardAll)
  }

  @Test func `two taps send one request`() async {
    enter("ada@example.com", "lovelace")
    enter("ada@example.com", "lovelace")
    await settle()
    #expect(authorization.credentials.count == 1)
  }

  @Test func `the right password opens Home`() async {
    await logIn()
    let listener = ChangeListener(to: \.status, \.password, \.isWaiting, of: module)
    await authorization.replies.end(with: .success(.ada))
    #expect(listener.hasHeardAll)
    #expect(sessions.session == .ada)
    #expect(loggedIn.user == Session.ada.user)
    #expect(loggedIn.isRemembered)
    #expect(router.homes == 1)
    #expect(!module.isWaiting)
    #expect([module.status, module.password] == ["", ""])

    #expect(home.welcome == "Welcome, Ada Lovelace")
    #expect(home.notice == "")
  }

  @Test func `a wrong password empties the field`() async {
    await logIn()
    await authorization.replies.end(with: .failure(.wrongCredentials))
    #expect(module.password == "")
    #expect(module.email == "ada@example.com")
  }

  @Test(arguments: Outcome.allCases)
  func `each failure has its message`(outcome: Outcome) async {
    let service = HTTPAuthorizationService(environment: world.environment)
    #expect(await world.failure(after: outcome, of: service.logIn) == outcome.failure)

    await logIn()
    await authorization.replies.end(with: .failure(outcome.failure))
    #expect(module.status == outcome.message)
    #expect(!module.isWaiting)
    #expect(module.password == (outcome == .unauthorized ? "" : "lovelace"))
  }

  @Test func `after a failure it can be tried again`() async {
    await logIn()
    await authorization.replies.end(with: .failure(.serverProblem))
    await logIn()
    #expect(authorization.credentials.count == 2)
    #expect(module.status == "Logging in…")
    #expect(module.isWaiting)
  }

  @Test func `cancel stops waiting`() async {
    module.cancel()
    #expect(module.status == "")
    await logIn()
    module.cancel()
    #expect(module.status == "Cancelled.")
    #expect(!module.isWaiting)
    await authorization.replies.end(with: .failure(.noConnection))
    #expect(authorization.cancelled == [0])
    #expect(module.status == "Cancelled.")
  }

  @Test(arguments: [Result.success(Session.ada), .failure(LoginFailure.wrongCredentials)])
  func `a late answer after cancel changes nothing`(reply: Result<Session, LoginFailure>) async {
    await logIn()
    module.cancel()
    await authorization.replies.end(with: reply)
    #expect(module.status == "Cancelled.")
    #expect(module.password == "lovelace")
    #expect(loggedIn.user == nil)
    #expect(router.homes == 0)
    #expect(sessions.session == nil)
  }

  @Test func `the first answer does not decide the second attempt`() async {
    await logIn()
    module.cancel()
    await logIn()
    await authorization.replies.end(0, with: .failure(.wrongCredentials))
    #expect(module.status == "Logging in…")
    await authorization.replies.end(1, with: .failure(.serverProblem))
    #expect(module.status == "The server has a problem. Try again later.")
  }

  @Test func `a session that cannot be stored is reported`() async throws {
    sessions.works = false
    await logIn()
    await authorization.replies.end(with: .success(.ada))
    #expect(!loggedIn.isRemembered)
    #expect(home.welcome == "Welcome, Ada Lovelace")
    #expect(home.notice == "You are logged in, but this device could not remember you.")

    world.store.isFull = true
    #expect(throws: (any Error).self) { try StoredSessionService(store: world.store).save(.ada) }
  }

  @Test func `a stored session is restored`() throws {
    let component = LoginRootComponent(environment: world.environment)
    let nested = LoggedInModuleHolder(
      holder: nil, context: LoginModuleHolderContext(storedUser: Session.ada.user), component: component)
    #expect(nested.user == Session.ada.user)
    #expect(nested.isRemembered)

    world.store.text = Session.adaAsText
    #expect(world.home(of: HolderPattern()) == ["Welcome, Ada Lovelace", ""])
  }

  @Test func `a corrupt session is set aside`() throws {
    world.store.text = "{"
    #expect(StoredSessionService(store: world.store).load() == nil)
    #expect(world.store.text == nil)
    #expect(world.store.corruptText == "{")
  }

  @Test func `log out forgets the session`() async throws {
    let service = StoredSessionService(store: world.store)
    try service.save(.ada)
    #expect(world.store.text == Session.adaAsText)
    service.delete()
    #expect(world.store.text == nil)

    sessions.session = .ada
    let login = FakeLoginModule()
    holder.supportedModules.append(login)
    loggedIn.receive(Session.ada.user, isRemembered: true)
    home.logOut()
    #expect(sessions.session == nil)
    #expect([home.welcome, home.notice] == ["", ""])
    #expect(login.resets == 1)

    await logIn()
    module.reset()
    #expect([module.email, module.password, module.status] == ["", "", ""])
    #expect(!module.isWaiting)
    await authorization.replies.end(with: .success(.ada))
    #expect(authorization.cancelled == [0])
    #expect(loggedIn.user == nil)
    #expect(sessions.session == nil)
  }

  @Test func `letting go cancels the request`() async {
    var module: LoginModule? = LoginModule(
      holder: holder, component: FakeLoginComponent(authorization: authorization, sessions: sessions))
    module?.router = module.map {
      LoginRouter(component: LoginViewComponent(module: $0, moduleHolder: holder))
    }
    var view = module?.router?.rootView()
    view?.updatePropertiesIfNeeded()
    weak let releasedModule = module
    weak let releasedView = view
    module?.email = "ada@example.com"
    module?.password = "lovelace"
    (view as? LoginViewController)?.screen.logInButton.tap()
    await settle()
    (module, view) = (nil, nil)
    #expect(releasedView == nil)
    #expect(releasedModule == nil)
    await authorization.replies.end(with: .failure(.noConnection))
    #expect(authorization.cancelled == [0])
  }

  @Test func `the view passes on what was entered, and shows what it is told`() throws {
    let fake = FakeLoginModule()
    let router = LoginRouter(component: LoginViewComponent(module: fake, moduleHolder: holder))
    let view = try #require(router.rootView() as? LoginViewController)
    let navigation = NavigationController(rootViewController: view)
    view.updatePropertiesIfNeeded()
    view.screen.logIn(" ada@example.com ", " love ")
    #expect([fake.email, fake.password] == [" ada@example.com ", " love "])
    #expect(fake.completions.count == 1)

    fake.isWaiting = true
    view.updatePropertiesIfNeeded()
    #expect(view.screen.isWaiting)
    view.screen.cancelButton.tap()
    #expect(fake.cancels == 1)
    fake.isWaiting = false
    fake.status = "Cancelled."
    (fake.email, fake.password) = ("", "")
    view.updatePropertiesIfNeeded()
    #expect(!view.screen.isWaiting)
    #expect(view.screen.statusLabel.text == "Cancelled.")
    #expect([view.screen.emailField.text, view.screen.passwordField.text] == ["", ""])

    #expect(navigation.topViewController === view)
    fake.completions.first?()
    #expect(navigation.topViewController === loggedIn.router?.view)
    #expect(navigation.viewControllers.count == 1)

    module.router = LoginRouter(component: LoginViewComponent(module: module, moduleHolder: holder))
    holder.supportedModules.append(module)
    loggedIn.receive(Session.ada.user, isRemembered: false)
    let homeRouter = HomeRouter(component: HomeViewComponent(module: home, moduleHolder: holder))
    let homeView = try #require(homeRouter.rootView() as? HomeViewController)
    navigation.setViewControllers([homeView])
    homeView.updatePropertiesIfNeeded()
    #expect(homeView.screen.welcomeLabel.text == "Welcome, Ada Lovelace")
    #expect(
      homeView.screen.noticeLabel.text == "You are logged in, but this device could not remember you.")
    homeView.screen.logOutButton.tap()
    #expect(loggedIn.user == nil)
    #expect(navigation.topViewController is LoginViewController)
    #expect(navigation.viewControllers.count == 1)
  }
}
