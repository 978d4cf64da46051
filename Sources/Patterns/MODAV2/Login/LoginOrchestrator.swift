import Examples
import Foundation

/// The application logic of logging in: knows the adapters and the view by protocols; its errors become messages here.
final class LoginOrchestrator: LoginOrchestrating {
  weak var delegate: (any LoginDelegate)?
  private let network: any NetworkAdapting
  private let storage: any StorageAdapting
  private var login: Task<Void, Never>?

  /// The next screen's orchestrator, once the user is logged in.
  private(set) var home: (any HomeOrchestrating)?

  init(network: any NetworkAdapting, storage: any StorageAdapting) {
    self.network = network
    self.storage = storage
  }

  deinit {
    login?.cancel()
  }

  /// Takes up the session of an earlier launch, if one was stored.
  func restoreSession() {
    guard let session = storage.load() else { return }
    home = HomeOrchestrator(user: session.user, isRemembered: true, network: network, storage: storage)
  }

  func logIn(email: String, password: String) {
    guard login == nil else { return }
    do {
      logIn(with: try credentials(email: email, password: password))
    } catch {
      delegate?.loginStopped(status: message(for: error))
    }
  }

  func cancel() {
    login?.cancel()
    login = nil
    delegate?.loginStopped(status: LoginStrings.cancelled)
  }

  private func credentials(email: String, password: String) throws(LoginFailure) -> Credentials {
    let email = email.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !email.isEmpty else { throw .emptyEmail }
    guard Credentials.isEmailAddress(email) else { throw .invalidEmail }
    guard !password.isEmpty else { throw .emptyPassword }
    return Credentials(email: email, password: password)
  }

  private func logIn(with credentials: Credentials) {
    delegate?.loginStarted(status: LoginStrings.loggingIn)
    login = Task { [weak self, network] in
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
    let isRemembered = storage.save(session)
    home = HomeOrchestrator(
      user: session.user, isRemembered: isRemembered, network: network, storage: storage)
    delegate?.loginSucceeded()
  }

  private func didFail(_ failure: LoginFailure) {
    login = nil
    delegate?.loginStopped(status: message(for: failure))
    if failure == .wrongCredentials {
      delegate?.passwordRejected()
    }
  }

  private func message(for failure: LoginFailure) -> String {
    switch failure {
    case .emptyEmail: LoginStrings.emptyEmail
    case .invalidEmail: LoginStrings.invalidEmail
    case .emptyPassword: LoginStrings.emptyPassword
    case .wrongCredentials: LoginStrings.wrongCredentials
    case .tooManyAttempts: LoginStrings.tooManyAttempts
    case .serverProblem: LoginStrings.serverProblem
    case .unreadableAnswer: LoginStrings.unreadableAnswer
    case .noConnection: LoginStrings.noConnection
    case .timedOut: LoginStrings.timedOut
    }
  }
}
