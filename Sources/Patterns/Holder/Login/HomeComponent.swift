/// The Home module's node of the component tree.
final class HomeComponent: Component, HomeModuleComponent {
  let sessions: any SessionService

  init(parent: Component?, sessions: any SessionService) {
    self.sessions = sessions
    super.init(parent: parent)
  }
}
