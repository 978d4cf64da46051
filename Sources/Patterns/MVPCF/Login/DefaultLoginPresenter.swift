import Examples
import Observation

/// The logic of presentation: knows the model and, by their protocols, the units of logic that it is given; knows no view.
@Observable
final class DefaultLoginPresenter: LoginPresenter {
  var email = ""
  var password = ""
  private(set) var status = ""
  private(set) var isLoggingIn = false
  private(set) var loggedIn: (name: String, isRemembered: Bool)?
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

  var inputAvailable: Bool { !isLoggingIn }
  var logInAvailable: Bool { !isLoggingIn }
  var cancelAvailable: Bool { isLoggingIn }

  func logIn() {
    guard logInAvailable else { return }
    do {
      logIn(with: try credentialsManager.credentials(email: email, password: password))
    } catch {
      status = LoginStrings.message(for: error)
    }
  }

  func cancel() {
    guard cancelAvailable else { return }
    loginTask?.cancel()
    stopWaiting(status: LoginStrings.cancelled)
  }

  private func logIn(with credentials: Credentials) {
    status = LoginStrings.loggingIn
    isLoggingIn = true
    loginTask = Task { [weak self, loginManager] in
      do throws(LoginFailure) {
        let session = try await loginManager.logIn(with: credentials)
        guard !Task.isCancelled else { return }
        self?.didLogIn(session)
      } catch {
        guard !Task.isCancelled else { return }
        self?.didFail(error)
      }
    }
  }

  private func didLogIn(_ session: Session) {
    let isRemembered = (try? rememberManager.remember(session)) != nil
    stopWaiting(status: "")
    password = ""
    loggedIn = (session.user.name, isRemembered)
  }

  private func didFail(_ failure: LoginFailure) {
    stopWaiting(status: LoginStrings.message(for: failure))
    if failure == .wrongCredentials {
      password = ""
    }
  }

  private func stopWaiting(status: String) {
    loginTask = nil
    isLoggingIn = false
    self.status = status
  }
}
