import Examples
import TerminalKit

/// Wires the Login module.
struct LoginAssembly {
  let environment: LoginEnvironment

  func module() -> (view: ViewController, input: any LoginModuleInput) {
    let sessions = SessionFileService(store: environment.store)
    let authorization = HTTPAuthorizationService(environment: environment)
    let interactor = LoginInteractor(authorization: authorization, sessions: sessions)
    let router = LoginRouter(homeAssembly: HomeAssembly(sessions: sessions))
    let presenter = LoginPresenter(interactor: interactor, router: router)
    let view = LoginViewController(output: presenter)
    interactor.output = presenter
    presenter.view = view
    router.viewController = view
    return (view, presenter)
  }
}
