/// The dependencies of the Notes flow, each created on first use; a test can set a double before that.
final class NotesContainer {
  let shared: NotesSharedContainer

  lazy var listFactory: any NoteListFactory = DefaultNoteListFactory(
    notesManager: shared.notesManager, readManager: shared.readManager, deleteManager: shared.deleteManager,
    bannerFactory: shared.bannerFactory)

  init(shared: NotesSharedContainer) {
    self.shared = shared
  }
}
