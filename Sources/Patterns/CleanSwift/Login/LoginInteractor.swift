import Examples
import Foundation

/// The Log in scene's business logic: checks what was entered, logs in, and has the session stored.
final class LoginInteractor: LoginBusinessLogic, LoginDataStore {
  private(set) var user: User?
  private(set) var isRemembered = false
  private let presenter: any LoginPresentationLogic
  private let worker: LoginWorker
  private let sessionWorker: SessionWorker
  private var loginTask: Task<Void, Never>?

  init(presenter: any LoginPresentationLogic, worker: LoginWorker, sessionWorker: SessionWorker) {
    self.presenter = presenter
    self.worker = worker
    self.sessionWorker = sessionWorker
  }

  deinit {
    loginTask?.cancel()
  }

  func logIn(request: LoginModels.LogIn.Request) {
    guard loginTask == nil else { return }
    do {
      logIn(with: try credentials(email: request.email, password: request.password))
    } catch {
      presenter.presentLogin(response: .failed(error))
    }
  }

  func cancelLogin(request: LoginModels.CancelLogin.Request) {
    guard let loginTask else { return }
    loginTask.cancel()
    self.loginTask = nil
    presenter.presentCancelledLogin(response: LoginModels.CancelLogin.Response())
  }

  private func credentials(email: String, password: String) throws(LoginFailure) -> Credentials {
    let email = email.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !email.isEmpty else { throw .emptyEmail }
    guard EmailAddress.isWellFormed(email) else { throw .invalidEmail }
    guard !password.isEmpty else { throw .emptyPassword }
    return Credentials(email: email, password: password)
  }

  private func logIn(with credentials: Credentials) {
    presenter.presentLogin(response: .started)
    loginTask = Task { [weak self, worker] in
      do throws(LoginFailure) {
        let session = try await worker.logIn(with: credentials)
        guard !Task.isCancelled else { return }
        self?.didLogIn(session)
      } catch {
        guard !Task.isCancelled else { return }
        self?.didFail(error)
      }
    }
  }

  private func didLogIn(_ session: Session) {
    loginTask = nil
    user = session.user
    isRemembered = (try? sessionWorker.save(session)) != nil
    presenter.presentLogin(response: .loggedIn)
  }

  private func didFail(_ failure: LoginFailure) {
    loginTask = nil
    presenter.presentLogin(response: .failed(failure))
  }
}
