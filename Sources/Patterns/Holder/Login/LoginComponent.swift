/// The Login module's node of the component tree: hands it its dependencies under their types.
final class LoginComponent: Component, LoginModuleComponent {
  let authorization: any AuthorizationService
  let sessions: any SessionService

  init(parent: Component?, authorization: any AuthorizationService, sessions: any SessionService) {
    self.authorization = authorization
    self.sessions = sessions
    super.init(parent: parent)
  }
}
