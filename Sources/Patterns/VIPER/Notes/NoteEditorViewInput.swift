/// The presenter's calls to the editor.
protocol NoteEditorViewInput: AnyObject {
  func setTitle(_ title: String)
  func setTexts(title: String, body: String)
  func setProblem(_ problem: String)
  func setSaving(_ isSaving: Bool)

  /// Asks whether to drop unsaved changes.
  func askToDiscard()
}
