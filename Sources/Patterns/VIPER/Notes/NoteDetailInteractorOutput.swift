import Examples

/// The interactor's calls to the Note screen's presenter.
protocol NoteDetailInteractorOutput: AnyObject {
  func didStartReading()
  func didFailToRead(because failure: NotesFailure)
  func didChangeNotes()
  func didProvide(_ note: NoteDetailData)
  func didDelete(title: String)
}
