/// The dependencies of the Login flow, each created on first use; a test can set a double before that.
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
