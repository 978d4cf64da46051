import Examples
import TestSupport
import Testing

@testable import VIPER

/// The interactor alone, between fake services and a fake output.
struct LoginInteractorTests {
  private let authorization = FakeAuthorizationService()
  private let sessions = FakeSessionService()
  private let output = FakeLoginInteractorOutput()
  private let interactor: LoginInteractor

  init() {
    interactor = LoginInteractor(authorization: authorization, sessions: sessions)
    interactor.output = output
  }

  private func logIn() async {
    interactor.logIn(email: "ada@example.com", password: "lovelace")
    await settle()
  }

  @Test(
    arguments: [
      (" ", "lovelace", .emptyEmail), ("", "", .emptyEmail), ("ada", "", .invalidEmail),
      ("@example.com", "lovelace", .invalidEmail), ("ada@example.com", "", .emptyPassword),
    ] as [(String, String, LoginFailure)])
  func `invalid input is refused without a login`(email: String, password: String, failure: LoginFailure) {
    interactor.logIn(email: email, password: password)
    #expect(authorization.credentials.isEmpty)
    #expect(output.calls == [.failure(failure)])
  }

  @Test func `the email is trimmed, the password is not`() async {
    interactor.logIn(email: "\n Ada@example.com\t", password: " love ")
    await settle()
    #expect(authorization.credentials == [Credentials(email: "Ada@example.com", password: " love ")])
  }

  @Test func `a second login waits for the end of the first`() async {
    await logIn()
    await logIn()
    #expect(authorization.credentials.count == 1)
    await authorization.replies.end(with: .failure(.serverProblem))
    await logIn()
    #expect(authorization.credentials.count == 2)
    #expect(output.calls == [.start, .failure(.serverProblem), .start])
  }

  @Test func `a login ends with the user, whose session is stored`() async {
    await logIn()
    await authorization.replies.end(with: .success(.ada))
    #expect(output.calls == [.start, .logIn(LoggedInUser(name: "Ada Lovelace", isRemembered: true))])
    #expect(sessions.session == .ada)
  }

  @Test func `a user whose session cannot be stored is not remembered`() async {
    sessions.works = false
    await logIn()
    await authorization.replies.end(with: .success(.ada))
    #expect(output.calls.last == .logIn(LoggedInUser(name: "Ada Lovelace", isRemembered: false)))
  }

  @Test func `cancel without a login does nothing`() {
    interactor.cancel()
    #expect(output.calls == [])
  }

  @Test(arguments: [Result.success(Session.ada), .failure(LoginFailure.wrongCredentials)])
  func `a late answer after cancel changes nothing`(reply: Result<Session, LoginFailure>) async {
    await logIn()
    interactor.cancel()
    await authorization.replies.end(with: reply)
    #expect(authorization.cancelled == [0])
    #expect(output.calls == [.start, .cancel])
    #expect(sessions.session == nil)
  }

  @Test func `the first answer does not decide the second attempt`() async {
    await logIn()
    interactor.cancel()
    await logIn()
    await authorization.replies.end(0, with: .failure(.wrongCredentials))
    await authorization.replies.end(1, with: .failure(.serverProblem))
    #expect(output.calls == [.start, .cancel, .start, .failure(.serverProblem)])
  }

  @Test func `a stored session is that of a user who is remembered`() {
    interactor.restoreSession()
    #expect(output.calls == [])
    sessions.session = .ada
    interactor.restoreSession()
    #expect(output.calls == [.logIn(LoggedInUser(name: "Ada Lovelace", isRemembered: true))])
  }

  @Test func `letting go cancels the login`() async {
    var interactor: LoginInteractor? = LoginInteractor(authorization: authorization, sessions: sessions)
    weak let released = interactor
    interactor?.logIn(email: "ada@example.com", password: "lovelace")
    await settle()
    interactor = nil
    #expect(released == nil)
    await authorization.replies.end(with: .failure(.noConnection))
    #expect(authorization.cancelled == [0])
  }
}
