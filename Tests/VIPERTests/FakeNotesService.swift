import Examples
import TestSupport

@testable import VIPER

/// A notes service that holds every request until the test answers it; cancelling does not end a request.
final class FakeNotesService: NotesService {
  let lists = HeldReplies<[Note], NotesFailure>()
  let singles = HeldReplies<Note, NotesFailure>()
  let deletes = HeldReplies<Void, NotesFailure>()
  var requests: [String] = []
  var cancelled: [String] = []
  var changes: [NoteChange] = []
  private var keys = 0

  func notes() async throws(NotesFailure) -> [Note] {
    try await answer(to: "list", from: lists)
  }

  func note(withID id: Note.ID) async throws(NotesFailure) -> Note {
    try await answer(to: id, from: singles)
  }

  func makeChange(_ kind: NoteChange.Kind) -> NoteChange {
    keys += 1
    return NoteChange(key: "key-\(keys)", kind: kind)
  }

  func save(_ change: NoteChange) async throws(NotesFailure) -> Note {
    changes.append(change)
    return try await answer(to: "save", from: singles)
  }

  func delete(_ change: NoteChange) async throws(NotesFailure) {
    changes.append(change)
    try await answer(to: "delete", from: deletes)
  }

  private func answer<Value: Sendable>(
    to request: String, from replies: HeldReplies<Value, NotesFailure>
  ) async throws(NotesFailure) -> Value {
    requests.append(request)
    defer { if Task.isCancelled { cancelled.append(request) } }
    return try await replies.next()
  }
}
