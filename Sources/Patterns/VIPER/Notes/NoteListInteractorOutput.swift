import Examples

/// The interactor's calls to the Notes screen's presenter.
protocol NoteListInteractorOutput: AnyObject {
  func didStartReading()
  func didRead()
  func didFailToRead(because failure: NotesFailure)
  func didChangeNotes()
  func didProvide(_ list: NoteListData)
  func didFailToDelete(title: String, because failure: NotesFailure)
}
