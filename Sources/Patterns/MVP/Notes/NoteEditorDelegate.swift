import Examples

/// Hears when an editor has saved its note.
protocol NoteEditorDelegate: AnyObject {
  /// The note was saved, and the editor is closed.
  func noteEditorDidSave(_ note: Note)
}
