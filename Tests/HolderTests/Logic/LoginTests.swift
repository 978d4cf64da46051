import Examples
import TestSupport
import Testing

@testable import Holder

/// Through the logic: modules, holders, components and services are real; the transport, the store and the router are
/// replaced, and the state is seen in place of the views. Only the pattern's start needs widgets.
struct LoginTests {
  private let world = LoginWorld()
  private let root: LoginRootComponent
  private let holder = ModuleHolder()
  private let module: LoginModule
  private let router = FakeLoginRouter()

  init() {
    root = LoginRootComponent(environment: world.environment)
    module = LoginModule(holder: holder, component: Self.component(below: root))
    holder.supportedModules = [module]
  }

  private static func component(below root: LoginRootComponent) -> LoginComponent {
    LoginComponent(parent: root, environment: root.environment, sessions: root.sessions)
  }

  /// Attaches the nested holder, which takes the user, and has Home's module built.
  private func attachHome() -> HomeModule {
    let context = LoginModuleHolderContext(storedUser: nil)
    let loggedIn = LoggedInModuleHolder(holder: holder, context: context, component: root)
    holder.attach(loggedIn)
    return loggedIn.module(for: LoginSupportedModule.home)
  }

  private func enter(_ email: String, _ password: String) {
    module.email = email
    module.password = password
    module.logIn { [router] in router.showHome() }
  }

  private func refusal(of email: String, _ password: String) -> String {
    enter(email, password)
    #expect(world.transport.requests.isEmpty)
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
    #expect(world.transport.bodies == [#"{"email":"Ada@example.com","password":" love "}"#])
  }

  @Test func `the request goes to the server and waits as long as it may`() async {
    await logIn()
    #expect(world.transport.requests.first?.url?.absoluteString == "http://server.test/login")
    #expect(world.transport.requests.first?.timeoutInterval == 7)
  }

  @Test func `it shows that it waits`() async {
    let listener = ChangeListener(to: \.status, \.isWaiting, of: module)
    await logIn()
    #expect(module.status == "Logging in…")
    #expect(module.isWaiting)
    // The view updates only after a change that Observation reports.
    #expect(listener.hasHeardAll)
  }

  @Test func `two taps send one request`() async {
    enter("ada@example.com", "lovelace")
    enter("ada@example.com", "lovelace")
    await settle()
    #expect(world.transport.requests.count == 1)
  }

  @Test func `the right password opens Home`() async {
    let home = attachHome()
    await logIn()
    let listener = ChangeListener(to: \.status, \.password, \.isWaiting, of: module)
    await world.transport.answer(status: 200, body: Session.adaAsText)
    #expect(listener.hasHeardAll)
    #expect(module.status == "")
    #expect(module.password == "")
    #expect(!module.isWaiting)
    #expect(router.homes == 1)
    #expect(home.welcome == "Welcome, Ada Lovelace")
    #expect(home.notice == "")
    #expect(world.store.text == Session.adaAsText)
  }

  @Test func `a wrong password empties the field`() async {
    await logIn()
    await world.transport.answer(status: 401)
    #expect(module.password == "")
    #expect(module.email == "ada@example.com")
  }

  @Test(arguments: Outcome.allCases)
  func `each failure has its message`(outcome: Outcome) async {
    await logIn()
    await outcome.happen(on: world.transport)
    #expect(module.status == outcome.message)
    #expect(!module.isWaiting)
    #expect(module.password == (outcome == .unauthorized ? "" : "lovelace"))
  }

  @Test func `after a failure it can be tried again`() async {
    await logIn()
    await world.transport.answer(status: 500)
    await logIn()
    #expect(world.transport.requests.count == 2)
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
    await world.transport.fail(with: .timedOut)
    #expect(world.transport.cancelled == [0])
    #expect(module.status == "Cancelled.")
  }

  @Test(arguments: [200, 401])
  func `a late answer after cancel changes nothing`(status: Int) async {
    let home = attachHome()
    await logIn()
    module.cancel()
    await world.transport.answer(status: status, body: Session.adaAsText)
    #expect(module.status == "Cancelled.")
    #expect(module.password == "lovelace")
    #expect(router.homes == 0)
    #expect(home.welcome == "")
    #expect(world.store.text == nil)
  }

  @Test func `the first answer does not decide the second attempt`() async {
    await logIn()
    module.cancel()
    await logIn()
    await world.transport.answer(0, status: 401)
    #expect(module.status == "Logging in…")
    await world.transport.answer(1, status: 500)
    #expect(module.status == "The server has a problem. Try again later.")
  }

  @Test func `a session that cannot be stored is reported`() async {
    let home = attachHome()
    world.store.isFull = true
    await logIn()
    await world.transport.answer(status: 200, body: Session.adaAsText)
    #expect(home.welcome == "Welcome, Ada Lovelace")
    #expect(home.notice == "You are logged in, but this device could not remember you.")
  }

  @Test func `a stored session is restored`() {
    world.store.text = Session.adaAsText
    #expect(world.home(of: HolderPattern()) == ["Welcome, Ada Lovelace", ""])
  }

  @Test func `a corrupt session is set aside`() {
    world.store.text = "{"
    #expect(root.sessions.load() == nil)
    #expect(world.store.text == nil)
    #expect(world.store.corruptText == "{")
  }

  @Test func `log out forgets the session`() async {
    let home = attachHome()
    await logIn()
    await world.transport.answer(status: 200, body: Session.adaAsText)
    home.logOut()
    #expect(world.store.text == nil)
    // Modules outlive their screens, and the next user must not see this one's input.
    #expect(home.welcome == "")
    #expect(module.email == "")
  }

  @Test func `letting go cancels the request`() async {
    var module: LoginModule? = LoginModule(holder: holder, component: Self.component(below: root))
    weak let released = module
    module?.email = "ada@example.com"
    module?.password = "lovelace"
    module?.logIn {}
    await settle()
    module = nil
    #expect(released == nil)
    await world.transport.fail(with: .cancelled)
    #expect(world.transport.cancelled == [0])
  }
}
