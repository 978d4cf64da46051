/// The presenter's calls to the Notes screen's interactor.
protocol NoteListInteractorInput: AnyObject {
  /// Tells the output now and after each change that it can ask for notes.
  func trackNotes()
  func readNotes()
  func provideNotes(matching filter: String)
  func undoDelete()

  /// Sends the delete that could be undone so far, if there is one.
  func sendDelete()
}
