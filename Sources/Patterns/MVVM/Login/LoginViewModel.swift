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
  @ObservationIgnored private var login: Task<Void, Never>?

  init(model: LoginModel) {
    self.model = model
  }

  deinit {
    login?.cancel()
  }

  func logIn() {
    guard login == nil else { return }
    do {
      logIn(with: try model.credentials(email: email, password: password))
    } catch {
      status = LoginStrings.message(for: error)
    }
  }

  func cancel() {
    guard let login else { return }
    login.cancel()
    stopWaiting(status: LoginStrings.cancelled)
  }

  private func logIn(with credentials: Credentials) {
    status = LoginStrings.loggingIn
    isWaiting = true
    login = Task { [weak self, model] in
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
    login = nil
    isWaiting = false
    self.status = status
  }
}
