import Examples

/// What a note's screen did.
enum NoteDetailOutput {
  /// The note was deleted, which can be undone.
  case deleted(Note)
  /// The note could not be read, and the screen closes.
  case notRead(Note.ID, NotesFailure)
}
