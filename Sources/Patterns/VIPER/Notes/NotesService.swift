import Examples

/// The interactors' calls to the notes service.
protocol NotesService {
  func notes() async throws(NotesFailure) -> [Note]
  func note(withID id: Note.ID) async throws(NotesFailure) -> Note

  /// Gives a change its key, another one at each call.
  func makeChange(_ kind: NoteChange.Kind) -> NoteChange
  func save(_ change: NoteChange) async throws(NotesFailure) -> Note
  func delete(_ change: NoteChange) async throws(NotesFailure)
}
