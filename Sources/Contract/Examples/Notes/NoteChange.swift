/// A change of the notes that the server is asked to make.
public struct NoteChange: Sendable, Equatable {
  /// What is to be changed.
  public enum Kind: Sendable, Equatable {
    /// A new note.
    case add(NoteDraft)
    /// New texts for a note.
    case edit(Note, NoteDraft)
    /// The end of a note.
    case delete(Note)
  }

  /// The note to change, as it was read; nil for a new one.
  public var note: Note? {
    switch kind {
    case .add: nil
    case .edit(let note, _), .delete(let note): note
    }
  }

  /// The identifier of the note to change; nil for a new one.
  public var noteID: Note.ID? { note?.id }

  /// The change's identifier: the server makes changes with the same key once.
  public let key: String

  /// What is to be changed.
  public let kind: Kind

  /// Creates a change.
  public init(key: String, kind: Kind) {
    self.key = key
    self.kind = kind
  }
}
