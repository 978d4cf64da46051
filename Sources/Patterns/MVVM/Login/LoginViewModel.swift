import Examples
import Observation

/// The Log in screen's state and what can be done with it: knows the model, and no view at all.
@Observable
final class LoginViewModel: LoginViewModeling {
  var email = ""
  var password = ""
  private(set) var status = ""
  private(set) var isWaiting = false
  private(set) var home: (any HomeViewModeling)?
  private let model: LoginModel
  @ObservationIgnored private var loginTask: Task<Void, Never>?

  init(model: LoginModel) {
    self.model = model
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
        let (user, isRemembered) = try await model.logIn(with: credentials)
        guard !Task.isCancelled else { return }
        self?.didLogIn(user, isRemembered: isRemembered)
      } catch {
        guard !Task.isCancelled else { return }
        self?.didFail(error)
      }
    }
  }

  private func didLogIn(_ user: User, isRemembered: Bool) {
    stopWaiting(status: "")
    password = ""
    home = HomeViewModel(user: user, isRemembered: isRemembered, model: model)
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
