import Examples

/// The modules' calls to the notes' service.
protocol NotesService {
  func notes() async throws(NotesFailure) -> [Note]
  func note(withID id: Note.ID) async throws(NotesFailure) -> Note
  func save(_ change: NoteChange) async throws(NotesFailure) -> Note
  func delete(_ change: NoteChange) async throws(NotesFailure)
}
