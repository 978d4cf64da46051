import Examples
import Foundation

/// The Log in screen's business logic: checks what was entered, logs in, and stores the session.
final class LoginInteractor: LoginInteractorInput {
  weak var output: (any LoginInteractorOutput)?
  private let authorization: any AuthorizationService
  private let sessions: any SessionService
  private var loginTask: Task<Void, Never>?

  init(authorization: any AuthorizationService, sessions: any SessionService) {
    self.authorization = authorization
    self.sessions = sessions
  }

  deinit {
    loginTask?.cancel()
  }

  func restoreSession() {
    guard let session = sessions.load() else { return }
    output?.didLogIn(LoggedInUser(name: session.user.name, isRemembered: true))
  }

  func logIn(email: String, password: String) {
    guard loginTask == nil else { return }
    do {
      logIn(with: try credentials(email: email, password: password))
    } catch {
      output?.didFail(error)
    }
  }

  func cancel() {
    guard let loginTask else { return }
    loginTask.cancel()
    self.loginTask = nil
    output?.didCancelLogin()
  }

  private func credentials(email: String, password: String) throws(LoginFailure) -> Credentials {
    let email = email.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !email.isEmpty else { throw .emptyEmail }
    guard EmailAddress.isWellFormed(email) else { throw .invalidEmail }
    guard !password.isEmpty else { throw .emptyPassword }
    return Credentials(email: email, password: password)
  }

  private func logIn(with credentials: Credentials) {
    output?.didStartLogin()
    loginTask = Task { [weak self, authorization] in
      do throws(LoginFailure) {
        let session = try await authorization.logIn(with: credentials)
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
    let isRemembered = (try? sessions.save(session)) != nil
    output?.didLogIn(LoggedInUser(name: session.user.name, isRemembered: isRemembered))
  }

  private func didFail(_ failure: LoginFailure) {
    loginTask = nil
    output?.didFail(failure)
  }
}
