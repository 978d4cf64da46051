/// The presenter's calls to the Notes screen's interactor.
protocol NoteListInteractorInput: AnyObject {
  /// Provides the list after each change from now on.
  func trackNotes()
  func readNotes()

  /// Provides the notes whose titles contain a text.
  func filterNotes(by filter: String)
  func undoDelete()

  /// Sends the delete that could be undone, if there is one.
  func sendDelete()

  /// Sends the delete again that failed first.
  func retryDelete()
}
