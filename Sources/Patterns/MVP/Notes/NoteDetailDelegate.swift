import Examples

/// Hears what a note's screen did.
protocol NoteDetailDelegate: AnyObject {
  /// The note was deleted, which can be undone.
  func noteDetailDidDelete(_ note: Note)
  /// The note could not be read, and the screen is closed.
  func noteDetailDidFailToRead(_ id: Note.ID, because failure: NotesFailure)
  /// The user asked the screen's banner for a retry.
  func noteDetailDidTapRetry()
}
