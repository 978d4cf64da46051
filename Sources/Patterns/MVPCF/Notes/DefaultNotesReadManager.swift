import Examples

/// Reads notes from the remote repository into the notes manager.
struct DefaultNotesReadManager: NotesReadManager {
  let repository: any NotesRemoteRepository
  let notesManager: any NotesManager

  func readNotes() async throws(NotesFailure) {
    notesManager.replaceNotes(with: try await repository.notes())
  }

  func readNote(withID id: String) async throws(NotesFailure) {
    let note = try await repository.note(withID: id)
    if !Task.isCancelled { notesManager.keep(note) }
  }
}
