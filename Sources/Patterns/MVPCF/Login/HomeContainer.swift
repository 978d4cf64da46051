/// What the Home flow needs; each dependency is made once, when it is first asked for.
final class HomeContainer {
  private let shared: LoginSharedContainer

  lazy var logoutManager: any LogoutManager = DefaultLogoutManager(file: shared.environment.sessionFile)
  lazy var homeFactory: any HomeFactory = DefaultHomeFactory(logoutManager: logoutManager)

  init(shared: LoginSharedContainer) {
    self.shared = shared
  }
}
