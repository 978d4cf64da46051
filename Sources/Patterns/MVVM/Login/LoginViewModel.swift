import Examples
import Observation

/// The Log in screen's state and actions: knows the model and no view; owns the task.
@Observable
final class LoginViewModel: LoginViewModeling {
  var email = ""
  var password = ""
  private(set) var status = ""
  private(set) var isWaiting = false
  private let model: LoginModel
  @ObservationIgnored private var loginTask: Task<Void, Never>?

  init(model: LoginModel) {
    self.model = model
  }

  deinit {
    loginTask?.cancel()
  }

  func logIn(completion: @escaping (any HomeViewModeling) -> Void) {
    guard loginTask == nil else { return }
    do {
      logIn(with: try model.credentials(email: email, password: password), completion: completion)
    } catch {
      status = LoginStrings.message(for: error)
    }
  }

  func cancel() {
    guard let loginTask else { return }
    loginTask.cancel()
    stopWaiting(status: LoginStrings.cancelled)
  }

  private func logIn(
    with credentials: Credentials, completion: @escaping (any HomeViewModeling) -> Void
  ) {
    status = LoginStrings.loggingIn
    isWaiting = true
    loginTask = Task { [weak self, model] in
      do throws(LoginFailure) {
        let session = try await model.logIn(with: credentials)
        guard !Task.isCancelled else { return }
        self?.didLogIn(session, completion: completion)
      } catch {
        guard !Task.isCancelled else { return }
        self?.didFail(error)
      }
    }
  }

  private func didLogIn(_ session: Session, completion: (any HomeViewModeling) -> Void) {
    let isRemembered = model.remember(session)
    // Another view may still be bound to this state.
    stopWaiting(status: "")
    password = ""
    completion(HomeViewModel(user: session.user, isRemembered: isRemembered, model: model))
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
