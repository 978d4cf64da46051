import Examples

/// Reads notes from the server, and keeps them for all flows.
protocol NotesReadManager {
  func readNotes() async throws(NotesFailure)
  /// Reads a note; a cancelled read keeps none.
  func readNote(withID id: String) async throws(NotesFailure)
}
