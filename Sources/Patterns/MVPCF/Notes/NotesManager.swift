import Examples
import Observation

/// Holds the notes for all flows, and the deletes of them that failed; its state can be observed.
protocol NotesManager: AnyObject, Observable {
  /// The notes that are not deleted, the newest first.
  var notes: [Note] { get }
  /// Whether the server's notes were read.
  var hasRead: Bool { get }
  /// Of the failed deletes that can be sent again, the oldest.
  var failedDelete: NoteChange? { get }

  func note(withID id: String) -> Note?
  /// Replaces all notes by those that were read, but for the removed ones.
  func replaceNotes(with read: [Note])
  /// Adds a note, or replaces its earlier revision.
  func keep(_ note: Note)
  /// Takes a note away, whatever is read later.
  func remove(_ note: Note)
  /// Brings a removed note back.
  func restore(_ note: Note)
  /// Keeps a delete that failed, as the latest, until its note is removed, changed or gone.
  func keepFailedDelete(_ change: NoteChange)
}
