import Examples
import Observation

/// The Log in screen's state and actions: knows the model, its coordinator by a protocol, and no view;
/// owns the task.
@Observable
final class LoginViewModel: LoginViewModeling {
  var email = ""
  var password = ""
  private(set) var status = ""
  private(set) var isWaiting = false
  private let model: LoginModel
  @ObservationIgnored private weak var coordinator: (any LoginCoordinating)?
  @ObservationIgnored private var loginTask: Task<Void, Never>?

  init(model: LoginModel, coordinator: any LoginCoordinating) {
    self.model = model
    self.coordinator = coordinator
  }

  deinit {
    loginTask?.cancel()
  }

  func logIn() {
    guard loginTask == nil else { return }
    do {
      logIn(with: try model.credentials(email: email, password: password))
    } catch {
      status = LoginStrings.message(for: error)
    }
  }

  func cancel() {
    guard let loginTask else { return }
    loginTask.cancel()
    stopWaiting(status: LoginStrings.cancelled)
  }

  private func logIn(with credentials: Credentials) {
    status = LoginStrings.loggingIn
    isWaiting = true
    loginTask = Task { [weak self, model] in
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
    // Another view may still be bound to this state.
    stopWaiting(status: "")
    password = ""
    coordinator?.didLogIn(session.user, isRemembered: isRemembered)
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
