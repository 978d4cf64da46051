import Examples
import Observation

@testable import MVPCF

/// Has the notes that a test sets, and keeps what it is told.
@Observable
final class FakeNotesManager: NotesManager {
  enum Call: Equatable {
    case replaceNotes([Note])
    case keep(Note)
    case remove(Note)
    case restore(Note)
    case keepFailedDelete(NoteChange)
  }

  var notes: [Note] = []
  var hasRead = false
  var failedDelete: NoteChange?
  var calls: [Call] = []

  func note(withID id: String) -> Note? {
    notes.first { $0.id == id }
  }

  func replaceNotes(with read: [Note]) {
    calls.append(.replaceNotes(read))
  }

  func keep(_ note: Note) {
    calls.append(.keep(note))
  }

  func remove(_ note: Note) {
    calls.append(.remove(note))
  }

  func restore(_ note: Note) {
    calls.append(.restore(note))
  }

  func keepFailedDelete(_ change: NoteChange) {
    calls.append(.keepFailedDelete(change))
  }
}
