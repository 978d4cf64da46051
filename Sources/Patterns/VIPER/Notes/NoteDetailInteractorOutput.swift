import Examples

/// The interactor's calls to the Note screen's presenter.
protocol NoteDetailInteractorOutput: AnyObject {
  func didStartReading()
  func didFailToRead(because failure: NotesFailure)
  func didProvide(_ note: NoteDetailData)
  func didProvide(_ banner: BannerData)

  /// The note is no longer among the notes.
  func didLoseNote()
  func didDelete(title: String)
}
