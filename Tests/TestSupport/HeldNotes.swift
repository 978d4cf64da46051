import Examples

/// A test double that holds every request for notes until the test answers it; cancelling does not end a request.
///
/// A subclass in a pattern's tests conforms to the pattern's protocol.
@MainActor
open class HeldNotes {
  /// A request.
  public enum Call: Equatable {
    /// All notes, or one of them.
    case notes, note(Note.ID)
    /// A change.
    case save(NoteChange), delete(NoteChange)
  }

  /// The replies that end the requests; one note is an array of one.
  public let replies = HeldReplies<[Note], NotesFailure>()
  /// The requests so far.
  public private(set) var calls: [Call] = []
  /// The indices of the cancelled requests.
  public private(set) var cancelled: Set<Int> = []

  /// Creates a test double without requests.
  public init() {}

  /// Holds the request for all notes.
  public func notes() async throws(NotesFailure) -> [Note] {
    try await reply(to: .notes)
  }

  /// Holds the request for a note.
  public func note(withID id: Note.ID) async throws(NotesFailure) -> Note {
    try await onlyNote(in: reply(to: .note(id)))
  }

  /// Holds a change that has a note as its answer.
  public func save(_ change: NoteChange) async throws(NotesFailure) -> Note {
    try await onlyNote(in: reply(to: .save(change)))
  }

  /// Holds a delete.
  public func delete(_ change: NoteChange) async throws(NotesFailure) {
    _ = try await reply(to: .delete(change))
  }

  private func onlyNote(in notes: [Note]) throws(NotesFailure) -> Note {
    guard let note = notes.first else { throw .unreadableAnswer }
    return note
  }

  private func reply(to call: Call) async throws(NotesFailure) -> [Note] {
    let number = calls.count
    calls.append(call)
    defer { if Task.isCancelled { cancelled.insert(number) } }
    return try await replies.next()
  }
}
