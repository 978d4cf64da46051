/// The NoteDetail module's node of the component tree.
final class NoteDetailComponent: Component, NoteDetailModuleComponent {
  let service: any NotesService

  init(parent: Component?, service: any NotesService) {
    self.service = service
    super.init(parent: parent)
  }
}
