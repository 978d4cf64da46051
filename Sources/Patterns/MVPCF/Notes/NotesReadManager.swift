import Examples

/// Reads notes from the server, and keeps them for all flows; a cancelled read keeps none.
protocol NotesReadManager {
  func readNotes() async throws(NotesFailure)
  func readNote(withID id: String) async throws(NotesFailure)
}
