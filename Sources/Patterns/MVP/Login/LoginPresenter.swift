import Examples

/// Decides what the Log in screen says and when it is left: knows the model, and the view only through its protocol.
final class LoginPresenter: LoginPresenting {
  private weak var view: (any LoginView)?
  private let model: LoginModel
  private var login: Task<Void, Never>?

  init(model: LoginModel) {
    self.model = model
  }

  deinit {
    login?.cancel()
  }

  func attach(_ view: any LoginView) {
    self.view = view
  }

  func logIn(email: String, password: String) {
    guard login == nil else { return }
    do {
      logIn(with: try model.credentials(email: email, password: password))
    } catch {
      view?.setStatus(message(for: error))
    }
  }

  func cancel() {
    login?.cancel()
    stopWaiting(status: LoginStrings.cancelled)
  }

  private func logIn(with credentials: Credentials) {
    view?.setStatus(LoginStrings.loggingIn)
    view?.setWaiting(true)
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
    view?.showHome(with: HomePresenter(user: session.user, isRemembered: isRemembered, model: model))
  }

  private func didFail(_ failure: LoginFailure) {
    stopWaiting(status: message(for: failure))
    if failure == .wrongCredentials {
      view?.clearPassword()
    }
  }

  private func stopWaiting(status: String) {
    login = nil
    view?.setWaiting(false)
    view?.setStatus(status)
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
