import Examples

/// The dependencies that the flows of the Login example share, each created on first use.
final class LoginSharedContainer {
  let environment: LoginEnvironment

  lazy var restoreManager: any RestoreManager = DefaultRestoreManager(store: environment.store)

  init(environment: LoginEnvironment) {
    self.environment = environment
  }
}
