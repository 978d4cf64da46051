import Examples

/// The root of the component tree, with the dependencies of several modules.
final class LoginRootComponent: Component {
  let environment: LoginEnvironment
  let sessions: any SessionService

  init(environment: LoginEnvironment) {
    self.environment = environment
    sessions = StoredSessionService(store: environment.store)
    super.init(parent: nil)
  }
}
