import Examples
import Observation

/// Holds the notes in memory.
@Observable
final class DefaultNotesManager: NotesManager {
  private(set) var notes: [Note] = []
  private(set) var hasRead = false
  private var failedDeletes: [NoteChange] = []
  @ObservationIgnored private var removedIDs: Set<Note.ID> = []

  var failedDelete: NoteChange? { failedDeletes.first }

  func note(withID id: String) -> Note? {
    notes.first { $0.id == id }
  }

  func replaceNotes(with read: [Note]) {
    hasRead = true
    setNotes(read.filter { !removedIDs.contains($0.id) })
  }

  func keep(_ note: Note) {
    setNotes(notes.filter { $0.id != note.id } + [note])
  }

  func remove(_ note: Note) {
    removedIDs.insert(note.id)
    setNotes(notes.filter { $0.id != note.id })
  }

  func restore(_ note: Note) {
    removedIDs.remove(note.id)
    keep(note)
  }

  func keepFailedDelete(_ change: NoteChange) {
    failedDeletes.append(change)
  }

  private func setNotes(_ newNotes: [Note]) {
    notes = newNotes.sorted { $0.isNewer(than: $1) }
    failedDeletes.removeAll { !canSendAgain($0) }
  }

  /// Whether the note to delete is there as it was.
  private func canSendAgain(_ change: NoteChange) -> Bool {
    guard case .delete(let deleted) = change.kind else { return false }
    return note(withID: deleted.id)?.revision == deleted.revision
  }
}
