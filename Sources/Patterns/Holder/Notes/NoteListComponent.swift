/// The NoteList module's node of the component tree.
final class NoteListComponent: Component, NoteListModuleComponent {
  let service: any NotesService

  init(parent: Component?, service: any NotesService) {
    self.service = service
    super.init(parent: parent)
  }
}
