import Examples
import Foundation

/// The Log in screen's logic: checks what was entered, logs in, stores the session and creates Home's logic.
final class LoginOrchestrator: LoginOrchestratorDelegate {
  weak var viewDelegate: (any LoginViewDelegate)?
  private let network: any NetworkAdapting
  private let storage: any StorageAdapting
  private var loginTask: Task<Void, Never>?

  init(network: any NetworkAdapting, storage: any StorageAdapting) {
    self.network = network
    self.storage = storage
  }

  deinit {
    loginTask?.cancel()
  }

  func logIn(email: String, password: String) {
    guard loginTask == nil else { return }
    do {
      logIn(with: try credentials(email: email, password: password))
    } catch {
      didFail(error)
    }
  }

  func cancel() {
    guard let loginTask else { return }
    loginTask.cancel()
    self.loginTask = nil
    viewDelegate?.loginCancelled(status: LoginStrings.cancelled)
  }

  private func credentials(email: String, password: String) throws(LoginFailure) -> Credentials {
    let email = email.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !email.isEmpty else { throw .emptyEmail }
    guard EmailAddress.isWellFormed(email) else { throw .invalidEmail }
    guard !password.isEmpty else { throw .emptyPassword }
    return Credentials(email: email, password: password)
  }

  private func logIn(with credentials: Credentials) {
    viewDelegate?.loginStarted(status: LoginStrings.loggingIn)
    loginTask = Task { [weak self, network] in
      do throws(LoginFailure) {
        let session = try await network.logIn(with: credentials)
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
    let isRemembered = (try? storage.save(session)) != nil
    let home = HomeOrchestrator(
      user: session.user, isRemembered: isRemembered, network: network, storage: storage)
    viewDelegate?.loginSucceeded(home: home)
  }

  private func didFail(_ failure: LoginFailure) {
    loginTask = nil
    viewDelegate?.loginFailed(
      status: LoginStrings.message(for: failure), clearsPassword: failure == .wrongCredentials)
  }
}
