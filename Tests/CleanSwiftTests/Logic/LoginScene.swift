import Examples

@testable import CleanSwift

/// The Log in scene as its configurator wires it, but with a fake view and no router.
struct LoginScene {
  let view = FakeLoginView()
  let interactor: LoginInteractor

  init(environment: LoginEnvironment) {
    let presenter = LoginPresenter()
    presenter.viewController = view
    interactor = LoginInteractor(
      presenter: presenter, worker: LoginWorker(environment: environment),
      sessionWorker: SessionWorker(store: environment.store))
  }

  func logIn(email: String, password: String) {
    interactor.logIn(request: LoginModels.LogIn.Request(email: email, password: password))
  }

  func cancel() {
    interactor.cancelLogin(request: LoginModels.CancelLogin.Request())
  }
}
