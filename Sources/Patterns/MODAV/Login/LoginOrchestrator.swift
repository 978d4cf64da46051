import Examples
import Foundation

/// The application logic of logging in: knows adapters and view by protocols; failures become messages here.
final class LoginOrchestrator {
  weak var delegate: (any LoginDelegate)?
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

  /// The user who logged in during an earlier launch.
  func storedUser() -> User? {
    storage.load()?.user
  }

  /// The next screen's orchestrator.
  func home(for user: User, isRemembered: Bool) -> HomeOrchestrator {
    HomeOrchestrator(user: user, isRemembered: isRemembered, network: network, storage: storage)
  }

  func logIn(email: String, password: String) {
    guard loginTask == nil else { return }
    do {
      logIn(with: try credentials(email: email, password: password))
    } catch {
      delegate?.loginEnded(status: LoginStrings.message(for: error))
    }
  }

  func cancel() {
    guard let loginTask else { return }
    loginTask.cancel()
    stopWaiting(status: LoginStrings.cancelled)
  }

  private func credentials(email: String, password: String) throws(LoginFailure) -> Credentials {
    let email = email.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !email.isEmpty else { throw .emptyEmail }
    guard EmailAddress.isWellFormed(email) else { throw .invalidEmail }
    guard !password.isEmpty else { throw .emptyPassword }
    return Credentials(email: email, password: password)
  }

  private func logIn(with credentials: Credentials) {
    delegate?.loginStarted(status: LoginStrings.loggingIn)
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
    let isRemembered = (try? storage.save(session)) != nil
    delegate?.loginSucceeded(user: session.user, isRemembered: isRemembered)
  }

  private func didFail(_ failure: LoginFailure) {
    stopWaiting(status: LoginStrings.message(for: failure))
    if failure == .wrongCredentials {
      delegate?.passwordRejected()
    }
  }

  private func stopWaiting(status: String) {
    loginTask = nil
    delegate?.loginEnded(status: status)
  }
}
