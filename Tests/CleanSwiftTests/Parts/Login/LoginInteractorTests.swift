import Examples
import TestSupport
import Testing

@testable import CleanSwift

/// The interactor alone, between fake workers and a fake presenter.
struct LoginInteractorTests {
  private let worker = FakeLoginWorker()
  private let sessionWorker = FakeSessionWorker()
  private let presenter = FakeLoginPresenter()
  private let interactor: LoginInteractor

  init() {
    interactor = LoginInteractor(presenter: presenter, worker: worker, sessionWorker: sessionWorker)
  }

  private func logIn(_ email: String = "ada@example.com", _ password: String = "lovelace") async {
    interactor.logIn(request: LoginModels.LogIn.Request(email: email, password: password))
    await settle()
  }

  private func cancel() {
    interactor.cancelLogin(request: LoginModels.CancelLogin.Request())
  }

  @Test(
    arguments: [
      (" ", "lovelace", .emptyEmail), ("", "", .emptyEmail), ("ada", "", .invalidEmail),
      ("@example.com", "lovelace", .invalidEmail), ("ada@example.com", "", .emptyPassword),
    ] as [(String, String, LoginFailure)])
  func `invalid input is refused without a login`(email: String, password: String, failure: LoginFailure)
    async
  {
    await logIn(email, password)
    #expect(worker.held.credentials.isEmpty)
    #expect(presenter.responses == [.failed(failure)])
  }

  @Test func `the email is trimmed, the password is not`() async {
    await logIn("\n Ada@example.com\t", " love ")
    #expect(worker.held.credentials == [Credentials(email: "Ada@example.com", password: " love ")])
  }

  @Test func `a second login waits for the end of the first`() async {
    await logIn()
    await logIn()
    #expect(worker.held.credentials.count == 1)
    await worker.held.replies.end(with: .failure(.serverProblem))
    await logIn()
    #expect(worker.held.credentials.count == 2)
    #expect(presenter.responses == [.started, .failed(.serverProblem), .started])
  }

  @Test func `a login ends with the user in the data store and the session stored`() async {
    await logIn()
    #expect(interactor.user == nil)
    await worker.held.replies.end(with: .success(.ada))
    #expect(presenter.responses == [.started, .loggedIn])
    #expect(interactor.user == Session.ada.user)
    #expect(interactor.isRemembered)
    #expect(sessionWorker.memory.session == .ada)
  }

  @Test func `a user whose session cannot be stored is not remembered`() async {
    sessionWorker.memory.works = false
    await logIn()
    await worker.held.replies.end(with: .success(.ada))
    #expect(interactor.user == Session.ada.user)
    #expect(!interactor.isRemembered)
  }

  @Test func `cancel without a login does nothing`() {
    cancel()
    #expect(presenter.cancels == [])
  }

  @Test(arguments: [Result.success(Session.ada), .failure(LoginFailure.wrongCredentials)])
  func `a late answer after cancel changes nothing`(reply: Result<Session, LoginFailure>) async {
    await logIn()
    cancel()
    await worker.held.replies.end(with: reply)
    #expect(worker.held.cancelled == [0])
    #expect(presenter.responses == [.started])
    #expect(presenter.cancels.count == 1)
    #expect(interactor.user == nil)
    #expect(sessionWorker.memory.session == nil)
  }

  @Test func `the first answer does not decide the second attempt`() async {
    await logIn()
    cancel()
    await logIn()
    await worker.held.replies.end(0, with: .failure(.wrongCredentials))
    await worker.held.replies.end(1, with: .failure(.serverProblem))
    #expect(presenter.responses == [.started, .started, .failed(.serverProblem)])
  }

  @Test func `letting go cancels the login`() async {
    var interactor: LoginInteractor? = LoginInteractor(
      presenter: presenter, worker: worker, sessionWorker: sessionWorker)
    weak let released = interactor
    interactor?.logIn(request: LoginModels.LogIn.Request(email: "ada@example.com", password: "lovelace"))
    await settle()
    interactor = nil
    #expect(released == nil)
    await worker.held.replies.end(with: .failure(.noConnection))
    #expect(worker.held.cancelled == [0])
  }
}
