import Examples
import Observation

/// Deletes notes, each with a way back until the delete is sent; whether there is one can be observed.
protocol NoteDeleteManager: AnyObject, Observable {
  var canUndo: Bool { get }

  /// Takes a note away, and sends nothing yet.
  func delete(_ note: Note)
  /// Brings that note back.
  func undoDelete()
  /// Sends the delete that could be undone, if there is one; calls `failure` once, after a failure only.
  func sendDelete(failure: @escaping (Note, NotesFailure) -> Void)
  /// Sends the oldest delete that failed again, and takes its note away; calls `failure` as `sendDelete` does.
  func retryDelete(failure: @escaping (Note, NotesFailure) -> Void)
}
