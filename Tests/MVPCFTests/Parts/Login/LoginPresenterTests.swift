import Examples
import TestSupport
import Testing

@testable import MVPCF

/// The presenter alone, on fake managers.
final class LoginPresenterTests {
  private let credentials = FakeCredentialsManager()
  private let login = FakeLoginManager()
  private let remember = FakeRememberManager()
  private let presenter: DefaultLoginPresenter
  private var ends: [LoginEnd] = []

  init() {
    presenter = DefaultLoginPresenter(
      credentialsManager: credentials, loginManager: login, rememberManager: remember)
  }

  private func logIn() async {
    presenter.email = " ada@example.com "
    presenter.password = " love "
    presenter.logIn { [weak self] name, isRemembered in
      self?.ends.append(LoginEnd(name: name, isRemembered: isRemembered))
    }
    await settle()
  }

  @Test func `what was entered is checked, and the result is sent`() async {
    await logIn()
    #expect(credentials.entered == Credentials(email: " ada@example.com ", password: " love "))
    #expect(login.credentials == [Credentials(email: "ada@example.com", password: "lovelace")])
  }

  @Test func `a refusal becomes the status, and nothing is sent`() async {
    credentials.failure = .emptyEmail
    await logIn()
    #expect(presenter.status == "Enter your email.")
    #expect(!presenter.isWaiting)
    #expect(login.credentials.isEmpty)
  }

  @Test func `a session is remembered, and its user's name leads out`() async {
    await logIn()
    await login.replies.end(with: .success(.ada))
    #expect(remember.session == .ada)
    #expect(ends == [LoginEnd(name: "Ada Lovelace", isRemembered: true)])
  }

  @Test func `a session that is not remembered leads out as well`() async {
    remember.works = false
    await logIn()
    await login.replies.end(with: .success(.ada))
    #expect(ends == [LoginEnd(name: "Ada Lovelace", isRemembered: false)])
  }

  @Test func `a failure becomes the status`() async {
    await logIn()
    await login.replies.end(with: .failure(.serverProblem))
    #expect(presenter.status == "The server has a problem. Try again later.")
    #expect(presenter.password == " love ")
    #expect(ends == [])
  }

  @Test(arguments: [Result.success(Session.ada), .failure(LoginFailure.wrongCredentials)])
  func `cancel cancels the manager's login, whose answer is not heard`(
    reply: Result<Session, LoginFailure>
  ) async {
    await logIn()
    presenter.cancel()
    await login.replies.end(with: reply)
    #expect(login.cancelled == [0])
    #expect(presenter.status == "Cancelled.")
    #expect(remember.session == nil)
    #expect(ends == [])
  }
}
