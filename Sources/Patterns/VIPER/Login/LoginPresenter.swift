import Examples

/// Turns the user's actions into requests and their results into text; knows its neighbours by protocols only.
final class LoginPresenter: LoginViewOutput, LoginInteractorOutput, LoginModuleInput, HomeModuleOutput {
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
    stopWaiting(status: "")
    view?.clearPassword()
    router.openHome(for: user, output: self)
  }

  func didFail(_ failure: LoginFailure) {
    stopWaiting(status: LoginStrings.message(for: failure))
    if failure == .wrongCredentials {
      view?.clearPassword()
    }
  }

  func homeModuleDidLogOut() {
    view?.clearEmail()
  }

  private func stopWaiting(status: String) {
    view?.setWaiting(false)
    view?.setStatus(status)
  }
}
