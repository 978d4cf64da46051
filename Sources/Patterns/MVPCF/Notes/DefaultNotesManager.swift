import Examples
import Observation

/// Holds the notes in memory.
@Observable
final class DefaultNotesManager: NotesManager {
  private(set) var notes: [Note] = []
  private(set) var hasRead = false
  @ObservationIgnored private var removedIDs: Set<Note.ID> = []

  func note(withID id: String) -> Note? {
    notes.first { $0.id == id }
  }

  func keep(_ read: [Note]) {
    hasRead = true
    setNotes(read.filter { !removedIDs.contains($0.id) })
  }

  func keep(_ note: Note) {
    setNotes(notes.filter { $0.id != note.id } + [note])
  }

  func remove(_ note: Note) {
    removedIDs.insert(note.id)
    notes.removeAll { $0.id == note.id }
  }

  func restore(_ note: Note) {
    removedIDs.remove(note.id)
    keep(note)
  }

  private func setNotes(_ newNotes: [Note]) {
    notes = newNotes.sorted { $0.isNewer(than: $1) }
  }
}
