/// What the Login flow needs: its coordinator asks, and knows nothing of how it is made.
///
/// Each dependency is made once, when it is first asked for, unless another was put in its place before.
final class LoginContainer {
  private let shared: LoginSharedContainer

  lazy var credentialsManager: any CredentialsManager = DefaultCredentialsManager()
  lazy var loginManager: any LoginManager = DefaultLoginManager(environment: shared.environment)
  lazy var rememberManager: any RememberManager = DefaultRememberManager(store: shared.environment.store)
  lazy var loginFactory: any LoginFactory = DefaultLoginFactory(
    credentialsManager: credentialsManager, loginManager: loginManager, rememberManager: rememberManager)

  init(shared: LoginSharedContainer) {
    self.shared = shared
  }
}
