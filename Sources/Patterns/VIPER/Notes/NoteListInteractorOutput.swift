import Examples

/// The interactor's calls to the Notes screen's presenter.
protocol NoteListInteractorOutput: AnyObject {
  func didProvide(_ list: NoteListData)
  func didFailToRead(because failure: NotesFailure)
  func didFailToDelete(title: String, because failure: NotesFailure)
}
