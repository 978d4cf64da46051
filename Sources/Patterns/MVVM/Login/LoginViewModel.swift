import Examples
import Observation

/// The Log in screen's state and what can be done with it: knows the model, and no view at all.
@Observable
final class LoginViewModel: LoginViewModeling {
  var email = ""
  var password = ""
  private(set) var status = ""
  private(set) var isLoggingIn = false
  private(set) var home: (any HomeViewModeling)?
  private let model: LoginModel
  @ObservationIgnored private var login: Task<Void, Never>?

  init(model: LoginModel) {
    self.model = model
  }

  deinit {
    login?.cancel()
  }

  func logIn() {
    guard !isLoggingIn else { return }
    do {
      logIn(with: try model.credentials(email: email, password: password))
    } catch {
      status = message(for: error)
    }
  }

  func cancel() {
    login?.cancel()
    stopWaiting(status: LoginStrings.cancelled)
  }

  private func logIn(with credentials: Credentials) {
    status = LoginStrings.loggingIn
    isLoggingIn = true
    login = Task { [weak self, model] in
      do throws(LoginFailure) {
        let session = try await model.logIn(with: credentials)
        guard !Task.isCancelled else { return }
        self?.didLogIn(session)
      } catch {
        guard !Task.isCancelled else { return }
        self?.didFail(error)
      }
    }
  }

  private func didLogIn(_ session: Session) {
    let isRemembered = model.remember(session)
    home = HomeViewModel(user: session.user, isRemembered: isRemembered, model: model)
  }

  private func didFail(_ failure: LoginFailure) {
    stopWaiting(status: message(for: failure))
    if failure == .wrongCredentials {
      password = ""
    }
  }

  private func stopWaiting(status: String) {
    self.status = status
    isLoggingIn = false
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
