/// The dependencies of one run of a note's flow, each created on first use; a test can set a double before that.
final class NoteDetailContainer {
  let shared: NotesSharedContainer

  lazy var detailFactory: any NoteDetailFactory = DefaultNoteDetailFactory(
    notesManager: shared.notesManager, readManager: shared.readManager, deleteManager: shared.deleteManager,
    bannerFactory: shared.bannerFactory)

  init(shared: NotesSharedContainer) {
    self.shared = shared
  }
}
