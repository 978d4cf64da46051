import Examples
import TerminalKit

/// Wires the Home module and hands it its input.
struct HomeAssembly {
  let sessions: any SessionService

  func module(for user: LoggedInUser, output: any HomeModuleOutput) -> ViewController {
    let interactor = HomeInteractor(sessions: sessions)
    let router = HomeRouter()
    let presenter = HomePresenter(interactor: interactor, router: router)
    let view = HomeViewController(output: presenter)
    interactor.output = presenter
    presenter.view = view
    router.viewController = view
    let input: any HomeModuleInput = presenter
    input.configure(for: user, output: output)
    return view
  }
}
