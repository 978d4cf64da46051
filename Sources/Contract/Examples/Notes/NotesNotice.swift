/// What the list tells until the user's next action.
public enum NotesNotice: Sendable, Equatable {
  /// Reading failed.
  case failed(NotesFailure)
  /// The note that was to be opened does not exist.
  case noSuchNote(Note.ID)
  /// The note with this title was deleted, which can be undone.
  case deleted(title: String)
  /// The server did not delete the note with this title.
  case notDeleted(title: String, NotesFailure)
}
