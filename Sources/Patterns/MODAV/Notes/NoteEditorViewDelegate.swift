/// The orchestrator's calls to the editor.
protocol NoteEditorViewDelegate: AnyObject {
  func editorReady(title: String, noteTitle: String, noteBody: String)
  func savingStarted(problem: String)
  func savingCancelled(problem: String)
  func savingFailed(problem: String)
  func unsavedChangesFound()
  func editingEnded(completion: (() -> Void)?)
}
