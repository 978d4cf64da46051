import Examples

/// Assembles the editor's module.
struct DefaultNoteEditorFactory: NoteEditorFactory {
  let notesManager: any NotesManager
  let draftManager: any NoteDraftManager
  let saveManager: any NoteSaveManager

  func make(id: String?) -> any NoteEditorRoutes {
    let presenter = DefaultNoteEditorPresenter(
      id: id, notesManager: notesManager, draftManager: draftManager, saveManager: saveManager)
    return NoteEditorViewController(view: NoteEditorScreen(), presenter: presenter)
  }
}
