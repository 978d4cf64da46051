import Examples

/// Hears what became of the note in an editor.
protocol NoteEditorDelegate: AnyObject {
  /// The note was saved, and the editor is closed.
  func noteEditorDidSave(_ note: Note)
}
