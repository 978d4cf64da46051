import TerminalKit

/// The Home module's router: provides its screen, and finds the Login module's router by its key.
final class HomeRouter: HomeRouting {
  private let component: HomeViewComponent
  private weak var view: ViewController?

  init(component: HomeViewComponent) {
    self.component = component
  }

  func rootView() -> ViewController {
    let view = HomeViewController(module: component.module, router: self)
    self.view = view
    return view
  }

  func showLogin() {
    guard let navigation = view?.navigationController else { return }
    let login: any Routing = component.moduleHolder.router(for: LoginSupportedModule.login)
    login.show(in: navigation)
  }
}
