/// The NoteDetail module's node of the component tree.
final class NoteDetailComponent: Component, NoteDetailModuleComponent {
  let reading: any NotesReadingService

  init(parent: Component?, reading: any NotesReadingService) {
    self.reading = reading
    super.init(parent: parent)
  }
}
