import Examples

/// Hears what a note's screen did.
protocol NoteDetailDelegate: AnyObject {
  /// The note was deleted, which can be undone.
  func noteDetail(_ detail: NoteDetailViewController, didDelete note: Note)
  /// The note could not be read, and the screen is closed.
  func noteDetail(
    _ detail: NoteDetailViewController, didFailToRead id: Note.ID, because failure: NotesFailure)
  /// The user asked the screen's banner for a retry.
  func noteDetailDidTapRetry(_ detail: NoteDetailViewController)
}
