import Examples

/// The Login module's node of the component tree; creates the service that no other module needs.
final class LoginComponent: Component, LoginModuleComponent {
  let sessions: any SessionService
  private let environment: LoginEnvironment

  init(parent: Component?, environment: LoginEnvironment, sessions: any SessionService) {
    self.environment = environment
    self.sessions = sessions
    super.init(parent: parent)
  }

  var authorization: any AuthorizationService {
    shared { HTTPAuthorizationService(environment: environment) }
  }
}
