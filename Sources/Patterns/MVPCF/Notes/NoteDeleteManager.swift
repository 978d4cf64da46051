import Examples
import Observation

/// Deletes notes, each with a way back until the delete is sent; whether there is one can be observed.
protocol NoteDeleteManager: AnyObject, Observable {
  var canUndo: Bool { get }
  /// Called with each note that came back because its delete failed; set by the presenter that tells it.
  var deleteFailed: ((Note, NotesFailure) -> Void)? { get set }

  /// Takes a note away, and sends nothing yet but the delete of an earlier one.
  func delete(_ note: Note)
  /// Brings that note back.
  func undoDelete()
  /// Sends the delete that could be undone, if there is one.
  func sendDelete()
  /// Sends the oldest delete that failed again, and takes its note away.
  func retryDelete()
}
