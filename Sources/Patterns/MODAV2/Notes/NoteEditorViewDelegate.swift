/// The orchestrator's calls to the editor.
protocol NoteEditorViewDelegate: AnyObject {
  func editorReady(title: String, noteTitle: String, noteBody: String)
  func savingStarted(status: String)
  func savingEnded(status: String)
  func unsavedChangesFound()
  func editingEnded(completion: (() -> Void)?)
}
