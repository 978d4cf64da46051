import Examples
import Observation

/// Sends changes to the server; whether one is under way can be observed.
protocol NoteChangeManager: AnyObject, Observable {
  /// Whether a change is under way; a cancelled one is not, although its answer may still arrive.
  var isSending: Bool { get }

  func save(_ change: NoteChange) async throws(NotesFailure) -> Note
  func delete(_ change: NoteChange) async throws(NotesFailure)
}
