import Examples
import Observation

/// Deletes notes, each with a way back until the delete is sent; whether there is one can be observed.
protocol NoteDeleteManager: AnyObject, Observable {
  var canUndo: Bool { get }

  /// Takes a note away, and sends nothing yet.
  func delete(_ note: Note)
  func undo()
  /// Sends the delete that could be undone.
  func send()
}
