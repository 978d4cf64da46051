import Examples
import TestSupport

@testable import VIPER

/// Has what the test gives it, keeps what the interactors ask, and holds every request until the test answers it.
final class FakeNotesService: NotesService {
  enum Call: Equatable {
    case readNotes
    case readNote(id: Note.ID)
    case change(NoteChange.Kind, after: NoteChange?)
    case save(NoteChange)
    case delete(Note)
    case undoDelete
    case sendDelete
    case retryDelete
  }

  var notes: [Note] = []
  var hasRead = false
  var isSending = false
  var canUndo = false
  var failedDelete: NoteChange?

  /// The replies that end the reads.
  let reads = HeldReplies<Void, NotesFailure>()
  /// The replies that end the saves.
  let saves = HeldReplies<Note, NotesFailure>()
  weak var observer: (any NotesServiceObserver)?
  var calls: [Call] = []
  /// The requests whose tasks were cancelled.
  var cancelled: [Call] = []

  func addObserver(_ observer: any NotesServiceObserver) {
    self.observer = observer
  }

  func note(withID id: Note.ID) -> Note? {
    notes.first { $0.id == id }
  }

  func readNotes() async throws(NotesFailure) {
    try await reply(from: reads, to: .readNotes)
  }

  func readNote(withID id: Note.ID) async throws(NotesFailure) {
    try await reply(from: reads, to: .readNote(id: id))
  }

  func change(_ kind: NoteChange.Kind, after last: NoteChange?) -> NoteChange {
    calls.append(.change(kind, after: last))
    return NoteChange(key: "key", kind: kind)
  }

  func save(_ change: NoteChange) async throws(NotesFailure) -> Note {
    try await reply(from: saves, to: .save(change))
  }

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

  private func reply<Value>(
    from replies: HeldReplies<Value, NotesFailure>, to call: Call
  ) async throws(NotesFailure) -> Value {
    calls.append(call)
    defer { if Task.isCancelled { cancelled.append(call) } }
    return try await replies.next()
  }
}
