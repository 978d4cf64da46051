import Examples

/// The notes as the server has them: what all managers ask of it.
protocol NotesRemoteRepository {
  func notes() async throws(NotesFailure) -> [Note]
  func note(withID id: String) async throws(NotesFailure) -> Note
  func save(_ change: NoteChange) async throws(NotesFailure) -> Note
  func delete(_ change: NoteChange) async throws(NotesFailure)
}
