import Examples

/// The Log in screen's logic: knows the model, and the view weakly by its protocol; owns the task; the view owns it.
final class LoginPresenter: LoginPresenting {
  weak var view: (any LoginView)?
  private let model: LoginModel
  private var loginTask: Task<Void, Never>?

  init(model: LoginModel) {
    self.model = model
  }

  deinit {
    loginTask?.cancel()
  }

  func logIn(email: String, password: String) {
    guard loginTask == nil else { return }
    do {
      logIn(with: try model.credentials(email: email, password: password))
    } catch {
      view?.setStatus(LoginStrings.message(for: error))
    }
  }

  func cancel() {
    guard let loginTask else { return }
    loginTask.cancel()
    stopWaiting(status: LoginStrings.cancelled)
  }

  private func logIn(with credentials: Credentials) {
    view?.setStatus(LoginStrings.loggingIn)
    view?.setWaiting(true)
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
    view?.showHome(with: HomePresenter(user: session.user, isRemembered: isRemembered, model: model))
  }

  private func didFail(_ failure: LoginFailure) {
    stopWaiting(status: LoginStrings.message(for: failure))
    if failure == .wrongCredentials {
      view?.clearPassword()
    }
  }

  private func stopWaiting(status: String) {
    loginTask = nil
    view?.setWaiting(false)
    view?.setStatus(status)
  }
}
