import TerminalKit

/// Provides the Login module's user interface and moves on from it; finds the Home module's router through the holder.
///
/// The screen is owned by who shows it, and known weakly.
final class LoginRouter: LoginRouting {
  private let component: LoginViewComponent
  private weak var view: ViewController?

  init(component: LoginViewComponent) {
    self.component = component
  }

  func rootView() -> ViewController {
    let view = LoginViewController(module: component.module)
    self.view = view
    return view
  }

  func showHome() {
    let home: (any Routing)? = component.moduleHolder?.router(for: LoginSupportedModule.home)
    guard let home else { return }
    view?.navigationController?.setViewControllers([home.rootView()])
  }
}
