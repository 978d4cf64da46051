import Examples
import TestSupport

@testable import CleanSwift

/// Keeps what the interactors ask, and holds every request until the test answers it; its store is real and empty.
final class FakeNotesWorker: NotesWorker {
  enum Call: Equatable {
    case fetchNotes
    case fetchNote(id: Note.ID)
    case change(NoteChange.Kind, after: NoteChange?)
    case save(NoteChange)
    case delete(Note)
    case undoDelete
    case sendDelete
    case retryDelete
  }

  /// The replies that end the reads.
  let reads = HeldReplies<Void, NotesFailure>()
  /// The replies that end the saves.
  let saves = HeldReplies<Note, NotesFailure>()
  var calls: [Call] = []
  /// The requests whose tasks were cancelled.
  var cancelled: [Call] = []

  init() {
    let environment = NotesWorld().environment
    super.init(
      client: NotesClient(environment: environment), store: NotesStore(), makeKey: environment.makeKey)
  }

  override func fetchNotes() async throws(NotesFailure) {
    try await reply(from: reads, to: .fetchNotes)
  }

  override func fetchNote(withID id: Note.ID) async throws(NotesFailure) {
    try await reply(from: reads, to: .fetchNote(id: id))
  }

  override func change(_ kind: NoteChange.Kind, after last: NoteChange?) -> NoteChange {
    calls.append(.change(kind, after: last))
    return NoteChange(key: "key", kind: kind)
  }

  override func save(_ change: NoteChange) async throws(NotesFailure) -> Note {
    try await reply(from: saves, to: .save(change))
  }

  override func delete(_ note: Note) {
    calls.append(.delete(note))
  }

  override func undoDelete() {
    calls.append(.undoDelete)
  }

  override func sendDelete() {
    calls.append(.sendDelete)
  }

  override func retryDelete() {
    calls.append(.retryDelete)
  }

  private func reply<Value>(
    from replies: HeldReplies<Value, NotesFailure>, to call: Call
  ) async throws(NotesFailure) -> Value {
    calls.append(call)
    defer { if Task.isCancelled { cancelled.append(call) } }
    return try await replies.next()
  }
}
