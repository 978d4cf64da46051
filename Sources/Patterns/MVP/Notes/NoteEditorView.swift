/// The presenter's calls to the editor.
protocol NoteEditorView: AnyObject {
  func setTitle(_ title: String)
  func setTexts(title: String, body: String)
  func setProblem(_ problem: String)
  func setSaving(_ isSaving: Bool)
  func askToDiscard()
  /// Closes the editor; `completion` runs when it is gone.
  func close(completion: (() -> Void)?)
}
