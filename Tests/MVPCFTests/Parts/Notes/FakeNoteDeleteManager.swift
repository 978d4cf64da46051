import Examples
import Observation

@testable import MVPCF

/// Keeps what it is told; a test calls `deleteFailed`.
@Observable
final class FakeNoteDeleteManager: NoteDeleteManager {
  enum Call: Equatable {
    case delete(Note)
    case undoDelete, sendDelete, retryDelete
  }

  var canUndo = false
  var deleteFailed: ((Note, NotesFailure) -> Void)?
  var calls: [Call] = []

  func delete(_ note: Note) {
    calls.append(.delete(note))
  }

  func undoDelete() {
    calls.append(.undoDelete)
  }

  func sendDelete() {
    calls.append(.sendDelete)
  }

  func retryDelete() {
    calls.append(.retryDelete)
  }
}
