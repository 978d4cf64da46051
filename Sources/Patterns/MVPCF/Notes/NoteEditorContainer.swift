/// The dependencies of one run of the editor's flow, each created on first use; a test can set a double before that.
final class NoteEditorContainer {
  private let shared: NotesSharedContainer

  lazy var draftManager: any NoteDraftManager = DefaultNoteDraftManager()
  lazy var saveManager: any NoteSaveManager = DefaultNoteSaveManager(
    notesManager: shared.notesManager, changeManager: shared.changeManager,
    makeKey: shared.environment.makeKey)
  lazy var editorFactory: any NoteEditorFactory = DefaultNoteEditorFactory(
    notesManager: shared.notesManager, draftManager: draftManager, saveManager: saveManager)

  init(shared: NotesSharedContainer) {
    self.shared = shared
  }
}
