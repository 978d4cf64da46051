import Examples

@testable import MODAV2

/// Keeps what a note's orchestrator, or that of its banner, tells it.
final class FakeNoteDetailDelegate: @MainActor NoteDetailDelegate {
  enum Call: Equatable {
    case deleteRequested(Note)
    case noteLoadingFailed(Note.ID, NotesFailure)
    case retryRequested
  }

  var calls: [Call] = []

  func deleteRequested(for note: Note) {
    calls.append(.deleteRequested(note))
  }

  func noteLoadingFailed(_ id: Note.ID, because failure: NotesFailure) {
    calls.append(.noteLoadingFailed(id, failure))
  }

  func retryRequested() {
    calls.append(.retryRequested)
  }
}
