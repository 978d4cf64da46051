import Examples

/// Saves the note of one editor at the server, and keeps it for all flows; a cancelled save keeps none.
protocol NoteSaveManager: AnyObject {
  /// Saves a draft as a note's new texts, or as a new note.
  func save(_ draft: NoteDraft, of note: Note?) async throws(NotesFailure) -> Note
}
