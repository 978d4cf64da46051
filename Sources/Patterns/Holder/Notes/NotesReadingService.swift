import Examples

/// The calls to the notes' service of the modules that read notes.
protocol NotesReadingService {
  func notes() async throws(NotesFailure) -> [Note]
  func note(withID id: Note.ID) async throws(NotesFailure) -> Note
}
