import Examples

/// Turns the user's actions into requests and their results into text; knows its neighbours by protocols only.
final class LoginPresenter: LoginViewOutput, LoginInteractorOutput, HomeModuleOutput {
  weak var view: (any LoginViewInput)?
  private let interactor: any LoginInteractorInput
  private let router: any LoginRouterInput

  init(interactor: any LoginInteractorInput, router: any LoginRouterInput) {
    self.interactor = interactor
    self.router = router
  }

  func viewIsReady() {
    interactor.restoreSession()
  }

  func didTapLogIn(email: String, password: String) {
    interactor.logIn(email: email, password: password)
  }

  func didTapCancel() {
    interactor.cancel()
    stopWaiting(status: LoginStrings.cancelled)
  }

  func didStartLogin() {
    view?.setStatus(LoginStrings.loggingIn)
    view?.setWaiting(true)
  }

  func didLogIn(_ user: LoggedInUser) {
    router.openHome(for: user, output: self)
  }

  func didFail(_ failure: LoginFailure) {
    stopWaiting(status: message(for: failure))
    if failure == .wrongCredentials {
      view?.clearPassword()
    }
  }

  func homeModuleDidLogOut() {
    stopWaiting(status: "")
    view?.clearEmail()
    view?.clearPassword()
  }

  private func stopWaiting(status: String) {
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
