import Examples

/// The Log in screen's UI logic: shows progress and failures, and opens Home after a login.
final class LoginPresenter: LoginViewOutput, LoginInteractorOutput, LoginModuleInput {
  weak var view: (any LoginViewInput)?
  private let interactor: any LoginInteractorInput
  private let router: any LoginRouterInput

  init(interactor: any LoginInteractorInput, router: any LoginRouterInput) {
    self.interactor = interactor
    self.router = router
  }

  func restoreSession() {
    interactor.restoreSession()
  }

  func didTapLogIn(email: String, password: String) {
    interactor.logIn(email: email, password: password)
  }

  func didTapCancel() {
    interactor.cancel()
  }

  func didStartLogin() {
    view?.setStatus(LoginStrings.loggingIn)
    view?.setWaiting(true)
  }

  func didCancelLogin() {
    stopWaiting(status: LoginStrings.cancelled)
  }

  func didLogIn(_ user: LoggedInUser) {
    router.openHome(for: user)
  }

  func didFail(_ failure: LoginFailure) {
    stopWaiting(status: LoginStrings.message(for: failure))
    if failure == .wrongCredentials {
      view?.clearPassword()
    }
  }

  private func stopWaiting(status: String) {
    view?.setWaiting(false)
    view?.setStatus(status)
  }
}
