import Examples

/// The Notes module's node of the component tree; creates the service that no other module needs.
final class NotesComponent: Component, NotesModuleComponent {
  private let environment: NotesEnvironment

  init(parent: Component?, environment: NotesEnvironment) {
    self.environment = environment
    super.init(parent: parent)
  }

  var sending: any NotesSendingService {
    shared { HTTPNotesService(environment: environment) }
  }

  func makeKey() -> String {
    environment.makeKey()
  }
}
