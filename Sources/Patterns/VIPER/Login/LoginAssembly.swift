import Examples
import TerminalKit

/// The wiring of the Log in module.
struct LoginAssembly {
  let environment: LoginEnvironment

  func module() -> (viewController: ViewController, input: any LoginModuleInput) {
    let interactor = LoginInteractor(
      authorization: HTTPAuthorizationService(environment: environment),
      sessions: StoredSessionService(store: environment.store))
    let router = LoginRouter(homeAssembly: HomeAssembly(environment: environment))
    let presenter = LoginPresenter(interactor: interactor, router: router)
    let view = LoginViewController(output: presenter)
    interactor.output = presenter
    presenter.view = view
    router.viewController = view
    return (view, presenter)
  }
}
