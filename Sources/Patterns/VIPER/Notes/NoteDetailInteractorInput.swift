/// The presenter's calls to the Note screen's interactor.
protocol NoteDetailInteractorInput: AnyObject {
  /// Provides a note now, or once it is read, and after each change.
  func obtainNote(withID id: String)
  func deleteNote()
}
