import Examples
import TerminalKit

/// The wiring of the Home module.
struct HomeAssembly {
  let environment: LoginEnvironment

  func module() -> (viewController: ViewController, input: any HomeModuleInput) {
    let interactor = HomeInteractor(sessions: StoredSessionService(store: environment.store))
    let router = HomeRouter(loginAssembly: LoginAssembly(environment: environment))
    let presenter = HomePresenter(interactor: interactor, router: router)
    let view = HomeViewController(output: presenter)
    interactor.output = presenter
    presenter.view = view
    router.viewController = view
    return (view, presenter)
  }
}
