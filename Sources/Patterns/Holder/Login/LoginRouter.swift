import TerminalKit

/// The Login module's router: provides its screen, and finds the next module's router by its key.
final class LoginRouter: LoginRouting {
  private let component: LoginViewComponent
  private weak var view: ViewController?

  init(component: LoginViewComponent) {
    self.component = component
  }

  func rootView() -> ViewController {
    let view = LoginViewController(module: component.module, router: self)
    self.view = view
    return view
  }

  func showHome() {
    guard let navigation = view?.navigationController else { return }
    let loggedIn: any Routing = component.moduleHolder.router(for: LoginSupportedModule.loggedIn)
    loggedIn.show(in: navigation)
  }
}
