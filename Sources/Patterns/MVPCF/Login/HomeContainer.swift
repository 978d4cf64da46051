/// What the Home flow needs: its coordinator asks, and knows nothing of how it is made.
///
/// Each dependency is made once, when it is first asked for, unless another was put in its place before.
final class HomeContainer {
  private let shared: LoginSharedContainer

  lazy var logoutManager: any LogoutManager = DefaultLogoutManager(store: shared.environment.store)
  lazy var homeFactory: any HomeFactory = DefaultHomeFactory(logoutManager: logoutManager)

  init(shared: LoginSharedContainer) {
    self.shared = shared
  }
}
