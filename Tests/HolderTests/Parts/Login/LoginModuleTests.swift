import Examples
import TestSupport
import Testing

@testable import Holder

/// The module alone, with a fake component and, in its holder, the one fake module that it finds.
struct LoginModuleTests {
  private let authorization = FakeAuthorizationService()
  private let sessions = FakeSessionService()
  private let loggedIn = FakeLoggedInModule()
  private let router = FakeLoginRouter()
  private let holder = ModuleHolder()
  private let module: LoginModule

  init() {
    module = LoginModule(
      holder: holder, component: FakeLoginComponent(authorization: authorization, sessions: sessions))
    holder.supportedModules = [loggedIn]
  }

  private func logIn(email: String = " ada@example.com ") async {
    module.email = email
    module.password = " love "
    module.logIn { [router] in router.showHome() }
    await settle()
  }

  @Test func `what was entered is checked, and the result is sent`() async {
    await logIn()
    #expect(authorization.credentials == [Credentials(email: "ada@example.com", password: " love ")])
  }

  @Test func `a refusal becomes the status, and nothing is sent`() async {
    await logIn(email: " ")
    #expect(module.status == "Enter your email.")
    #expect(!module.isWaiting)
    #expect(authorization.credentials.isEmpty)
  }

  @Test func `a session is stored, and its user handed over before Home is shown`() async {
    await logIn()
    await authorization.replies.end(with: .success(.ada))
    #expect(sessions.session == .ada)
    #expect(loggedIn.user == Session.ada.user)
    #expect(loggedIn.isRemembered)
    #expect(router.homes == 1)
  }

  @Test func `the user of a session that is not stored is handed over as well`() async {
    sessions.works = false
    await logIn()
    await authorization.replies.end(with: .success(.ada))
    #expect(loggedIn.user == Session.ada.user)
    #expect(!loggedIn.isRemembered)
    #expect(router.homes == 1)
  }

  @Test func `a failure becomes the status`() async {
    await logIn()
    await authorization.replies.end(with: .failure(.serverProblem))
    #expect(module.status == "The server has a problem. Try again later.")
    #expect(module.password == " love ")
    #expect(router.homes == 0)
  }

  @Test(arguments: [Result.success(Session.ada), .failure(LoginFailure.wrongCredentials)])
  func `cancel cancels the service's login, whose answer is not heard`(
    reply: Result<Session, LoginFailure>
  ) async {
    await logIn()
    module.cancel()
    await authorization.replies.end(with: reply)
    #expect(authorization.cancelled == [0])
    #expect(module.status == "Cancelled.")
    #expect(sessions.session == nil)
    #expect(loggedIn.user == nil)
  }

  @Test func `reset empties it, and cancels a login`() async {
    await logIn()
    module.reset()
    #expect(module.email == "")
    #expect(module.password == "")
    #expect(module.status == "")
    #expect(!module.isWaiting)
    await authorization.replies.end(with: .success(.ada))
    #expect(authorization.cancelled == [0])
    #expect(sessions.session == nil)
    #expect(loggedIn.user == nil)
  }
}
