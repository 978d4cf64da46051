import Examples

/// The calls to the notes' service of the module that sends changes.
protocol NotesSendingService {
  func save(_ change: NoteChange) async throws(NotesFailure) -> Note
  func delete(_ change: NoteChange) async throws(NotesFailure)
}
