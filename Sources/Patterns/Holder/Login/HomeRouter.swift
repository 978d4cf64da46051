import TerminalKit

/// Provides the Home module's user interface and moves on from it; finds the Login module's router through the holder.
///
/// The screen is owned by who shows it, and known weakly.
final class HomeRouter: HomeRouting {
  private let component: HomeViewComponent
  private weak var view: ViewController?

  init(component: HomeViewComponent) {
    self.component = component
  }

  func rootView() -> ViewController {
    let view = HomeViewController(module: component.module)
    self.view = view
    return view
  }

  func showLogin() {
    let login: (any Routing)? = component.moduleHolder?.router(for: LoginSupportedModule.login)
    guard let login else { return }
    view?.navigationController?.setViewControllers([login.rootView()])
  }
}
