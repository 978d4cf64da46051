import Examples

@testable import VIPER

/// The Log in module as its assembly wires it, but with a fake view and a fake router.
struct LoginModule {
  let view = FakeLoginView()
  let router = FakeLoginRouter()
  let presenter: LoginPresenter

  init(environment: LoginEnvironment) {
    let interactor = LoginInteractor(
      authorization: HTTPAuthorizationService(environment: environment),
      sessions: StoredSessionService(store: environment.store))
    presenter = LoginPresenter(interactor: interactor, router: router)
    interactor.output = presenter
    presenter.view = view
  }
}
