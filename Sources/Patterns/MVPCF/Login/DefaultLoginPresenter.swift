import Examples
import Observation

/// The Log in screen's presentation logic: has the input checked and sent, and the session stored.
@Observable
final class DefaultLoginPresenter: LoginPresenter {
  var email = ""
  var password = ""
  private(set) var status = ""
  private(set) var isWaiting = false
  private let credentialsManager: any CredentialsManager
  private let loginManager: any LoginManager
  private let rememberManager: any RememberManager
  @ObservationIgnored private var loginTask: Task<Void, Never>?

  init(
    credentialsManager: any CredentialsManager, loginManager: any LoginManager,
    rememberManager: any RememberManager
  ) {
    self.credentialsManager = credentialsManager
    self.loginManager = loginManager
    self.rememberManager = rememberManager
  }

  deinit {
    loginTask?.cancel()
  }

  func logIn(completion: @escaping Completion) {
    guard loginTask == nil else { return }
    do {
      let credentials = try credentialsManager.credentials(email: email, password: password)
      logIn(with: credentials, completion: completion)
    } catch {
      status = LoginStrings.message(for: error)
    }
  }

  func cancel() {
    guard let loginTask else { return }
    loginTask.cancel()
    stopWaiting(status: LoginStrings.cancelled)
  }

  private func logIn(with credentials: Credentials, completion: @escaping Completion) {
    status = LoginStrings.loggingIn
    isWaiting = true
    loginTask = Task { [weak self, loginManager] in
      do throws(LoginFailure) {
        let session = try await loginManager.logIn(with: credentials)
        guard !Task.isCancelled else { return }
        self?.didLogIn(session, completion: completion)
      } catch {
        guard !Task.isCancelled else { return }
        self?.didFail(error)
      }
    }
  }

  private func didLogIn(_ session: Session, completion: Completion) {
    let isRemembered = (try? rememberManager.remember(session)) != nil
    stopWaiting(status: "")
    password = ""
    completion(session.user.name, isRemembered)
  }

  private func didFail(_ failure: LoginFailure) {
    stopWaiting(status: LoginStrings.message(for: failure))
    if failure == .wrongCredentials {
      password = ""
    }
  }

  private func stopWaiting(status: String) {
    loginTask = nil
    isWaiting = false
    self.status = status
  }
}
