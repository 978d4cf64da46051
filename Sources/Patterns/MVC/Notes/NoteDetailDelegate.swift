import Examples

/// Hears what a note's screen did, and its banner.
protocol NoteDetailDelegate: BannerDelegate {
  /// The note was deleted, which can be undone.
  func noteDetail(_ detail: NoteDetailViewController, didDelete note: Note)
  /// There is no note to show, and the screen is closed.
  func noteDetail(
    _ detail: NoteDetailViewController, didFailToRead id: Note.ID, because failure: NotesFailure)
}
