/// The presenter's calls to the editor's interactor.
protocol NoteEditorInteractorInput: AnyObject {
  func openNote(withID id: String)
  func save(title: String, body: String)

  /// Cancels saving; without that it ends editing, unless there are unsaved changes.
  func cancel(title: String, body: String)
}
