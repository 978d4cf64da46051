/// The presenter's calls to the editor's interactor.
protocol NoteEditorInteractorInput: AnyObject {
  /// Provides a note to edit; without that note it ends editing.
  func obtainNote(withID id: String)
  func save(title: String, body: String)

  /// Cancels saving; without that it ends editing, unless there are unsaved changes.
  func cancel(title: String, body: String)
}
