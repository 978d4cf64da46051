import Examples

/// The orchestrators' calls to their network adapter.
protocol NotesNetworkAdapting {
  func notes() async throws(NotesFailure) -> [Note]
  func note(withID id: Note.ID) async throws(NotesFailure) -> Note
  func save(_ change: NoteChange) async throws(NotesFailure) -> Note
  func delete(_ change: NoteChange) async throws(NotesFailure)
}
