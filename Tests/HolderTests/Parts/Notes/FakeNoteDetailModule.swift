import Observation

@testable import Holder

/// Has the state of a note, and keeps what its view passes on.
@Observable
final class FakeNoteDetailModule: NoteDetailSupporting {
  enum Call: Equatable {
    case load, deleteNote, cancel
  }

  let title = "Milk"
  let body = "two litres"
  let changed = "Changed 2026-01-01 09:00:02Z"
  var hasNote = true
  var calls: [Call] = []
  var couldNotLoad: (() -> Void)?

  func load(failure: @escaping () -> Void) {
    calls.append(.load)
    couldNotLoad = failure
  }

  func deleteNote() {
    calls.append(.deleteNote)
  }

  func cancel() {
    calls.append(.cancel)
  }
}
