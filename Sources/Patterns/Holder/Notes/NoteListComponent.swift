/// The NoteList module's node of the component tree.
final class NoteListComponent: Component, NoteListModuleComponent {
  let reading: any NotesReadingService

  init(parent: Component?, reading: any NotesReadingService) {
    self.reading = reading
    super.init(parent: parent)
  }
}
