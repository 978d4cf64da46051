import Examples

/// The NoteEditor module's node of the component tree.
final class NoteEditorComponent: Component, NoteEditorModuleComponent {
  private let environment: NotesEnvironment

  init(parent: Component?, environment: NotesEnvironment) {
    self.environment = environment
    super.init(parent: parent)
  }

  var makeKey: () -> String { environment.makeKey }
}
