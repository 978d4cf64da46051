import Examples

/// What every flow of the Login app may need, and what is needed before the first; each is made once, when first asked for.
final class LoginSharedContainer {
  let environment: LoginEnvironment

  lazy var restoreManager: any RestoreManager = DefaultRestoreManager(store: environment.store)

  init(environment: LoginEnvironment) {
    self.environment = environment
  }
}
