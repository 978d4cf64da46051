import Examples
import TerminalKit

/// Wires the Home module.
struct HomeAssembly {
  let sessions: any SessionService

  func module() -> (view: ViewController, input: any HomeModuleInput) {
    let interactor = HomeInteractor(sessions: sessions)
    let router = HomeRouter()
    let presenter = HomePresenter(interactor: interactor, router: router)
    let view = HomeViewController(output: presenter)
    interactor.output = presenter
    presenter.view = view
    router.viewController = view
    return (view, presenter)
  }
}
