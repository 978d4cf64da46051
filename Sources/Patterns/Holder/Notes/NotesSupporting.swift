import Examples
import Observation

/// The Notes module as other modules know it.
protocol NotesSupporting: AnyObject, Observable {
  /// The notes that are not deleted, the newest first.
  var notes: [Note] { get }
  /// Whether the server's notes were read.
  var hasRead: Bool { get }
  /// Whether a change is under way; a cancelled one is not, although its answer may still arrive.
  var isSending: Bool { get }
  /// Of the failed deletes that can be sent again, the oldest.
  var failedDelete: NoteChange? { get }
  var canUndo: Bool { get }

  func note(withID id: Note.ID) -> Note?
  /// Replaces all notes by those that were read, but for the deleted ones.
  func replaceNotes(with read: [Note])
  /// Adds a note, or replaces its earlier revision.
  func keep(_ note: Note)

  /// Sends a change, and keeps the note in the answer unless the caller's task is cancelled.
  func save(_ change: NoteChange) async throws(NotesFailure) -> Note

  /// Takes a note away, and sends nothing yet but the delete of an earlier one, with `failure` as `sendDelete` does.
  func delete(_ note: Note, failure: @escaping (Note, NotesFailure) -> Void)
  /// Brings that note back.
  func undoDelete()
  /// Sends the delete that could be undone, if there is one; calls `failure` once, after a failure only.
  func sendDelete(failure: @escaping (Note, NotesFailure) -> Void)
  /// Sends the oldest delete that failed again, and takes its note away; calls `failure` as `sendDelete` does.
  func retryDelete(failure: @escaping (Note, NotesFailure) -> Void)
}
