/// What the Login flow needs; each dependency is made once, when it is first asked for.
final class LoginContainer {
  private let shared: LoginSharedContainer

  lazy var credentialsManager: any CredentialsManager = DefaultCredentialsManager()
  lazy var loginManager: any LoginManager = DefaultLoginManager(environment: shared.environment)
  lazy var rememberManager: any RememberManager = DefaultRememberManager(file: shared.environment.sessionFile)
  lazy var loginFactory: any LoginFactory = DefaultLoginFactory(
    credentialsManager: credentialsManager, loginManager: loginManager, rememberManager: rememberManager)

  init(shared: LoginSharedContainer) {
    self.shared = shared
  }
}
