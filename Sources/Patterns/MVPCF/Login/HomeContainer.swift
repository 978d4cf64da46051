/// The dependencies of the Home flow, each created on first use; a test can set a double before that.
final class HomeContainer {
  private let shared: LoginSharedContainer

  lazy var logoutManager: any LogoutManager = DefaultLogoutManager(store: shared.environment.store)
  lazy var homeFactory: any HomeFactory = DefaultHomeFactory(logoutManager: logoutManager)

  init(shared: LoginSharedContainer) {
    self.shared = shared
  }
}
