/// The presenter's calls to the editor's interactor.
protocol NoteEditorInteractorInput: AnyObject {
  func openNote(withID id: String)
  func save(title: String, body: String)
  func cancel()
}
