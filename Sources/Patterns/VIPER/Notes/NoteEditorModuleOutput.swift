/// The Editor module's calls to the module that opened it.
protocol NoteEditorModuleOutput: AnyObject {
  /// The note was saved, and the editor is closed.
  func didSaveNote(withID id: String)
}
