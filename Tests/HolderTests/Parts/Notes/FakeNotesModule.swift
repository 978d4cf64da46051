import Examples
import Observation
import TestSupport

@testable import Holder

/// Has the notes that a test sets, keeps what other modules pass on, and holds every saving until the test ends it.
@Observable
final class FakeNotesModule: Module, NotesSupporting {
  enum Call: Equatable {
    case replaceNotes([Note])
    case keep(Note)
    case save(NoteChange)
    case delete(Note)
    case undoDelete, sendDelete, retryDelete
  }

  let key = NotesSupportedModule.notes
  let router: (any Routing)? = nil
  var notes: [Note] = []
  var hasRead = false
  var isSending = false
  var failedDelete: NoteChange?
  var canUndo = false
  var calls: [Call] = []
  let saves = HeldReplies<Note, NotesFailure>()
  /// What the last caller of a delete hears of a failure.
  var deleteFailed: ((Note, NotesFailure) -> Void)?

  func note(withID id: Note.ID) -> Note? {
    notes.first { $0.id == id }
  }

  func replaceNotes(with read: [Note]) {
    calls.append(.replaceNotes(read))
  }

  func keep(_ note: Note) {
    calls.append(.keep(note))
  }

  func save(_ change: NoteChange) async throws(NotesFailure) -> Note {
    calls.append(.save(change))
    return try await saves.next()
  }

  func delete(_ note: Note, failure: @escaping (Note, NotesFailure) -> Void) {
    calls.append(.delete(note))
    deleteFailed = failure
  }

  func undoDelete() {
    calls.append(.undoDelete)
  }

  func sendDelete(failure: @escaping (Note, NotesFailure) -> Void) {
    calls.append(.sendDelete)
    deleteFailed = failure
  }

  func retryDelete(failure: @escaping (Note, NotesFailure) -> Void) {
    calls.append(.retryDelete)
    deleteFailed = failure
  }
}
