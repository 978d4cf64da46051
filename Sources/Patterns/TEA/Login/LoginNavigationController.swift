import TerminalKit

/// The container: shows Log in or Home, as the state says.
final class LoginNavigationController: NavigationController {
  private let store: Store<LoginAppState, LoginAppAction>

  init(store: Store<LoginAppState, LoginAppAction>) {
    self.store = store
    super.init()
    showScreen()
  }

  override func updateProperties() {
    showScreen()
  }

  private func showScreen() {
    switch store.state {
    case .login: showLogin()
    case .home: showHome()
    }
  }

  private func showLogin() {
    guard !(topViewController is LoginViewController) else { return }
    let store = ScopedStore(store, state: \.login) { (action: LoginAction.View) in .login(.view(action)) }
    setViewControllers([LoginViewController(store: store)])
  }

  private func showHome() {
    guard !(topViewController is HomeViewController) else { return }
    let store = ScopedStore(store, state: { $0.home.map(HomeContents.init) }) {
      (action: HomeAction.View) in .home(.view(action))
    }
    setViewControllers([HomeViewController(store: store)])
  }
}
