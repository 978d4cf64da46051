import Examples
import Observation

/// The Notes module as other modules know it.
protocol NotesSupporting: AnyObject, Observable {
  /// The notes that are not deleted, the newest first.
  var notes: [Note] { get }
  /// Whether the server's notes were read.
  var hasRead: Bool { get }
  /// What the list tells until the user's next action.
  var notice: NotesNotice? { get }
  var canUndo: Bool { get }
  /// Whether a change is under way.
  var isSending: Bool { get }

  func note(withID id: Note.ID) -> Note?
  /// Replaces all notes by those that were read.
  func keep(_ read: [Note])
  /// Adds a note, or replaces its earlier revision.
  func keep(_ note: Note)
  func tell(_ notice: NotesNotice)

  /// Sends a change, and counts it as under way until its answer.
  func save(_ change: NoteChange) async throws(NotesFailure) -> Note
  /// Counts a cancelled change no longer, although its answer may still arrive.
  func didCancelSaving()

  /// Takes a note away; it is sent to the server when that can no longer be undone.
  func delete(_ note: Note)
  func undoDelete()
  /// Ends what holds until the user's next action: the notice, and that a delete can be undone.
  func userDidAct()
}
