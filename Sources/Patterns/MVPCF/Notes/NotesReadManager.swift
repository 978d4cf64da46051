import Examples

/// Reads notes from the server.
protocol NotesReadManager {
  func notes() async throws(NotesFailure) -> [Note]
  func note(withID id: String) async throws(NotesFailure) -> Note
}
