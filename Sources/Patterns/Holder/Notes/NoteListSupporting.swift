import Examples
import Observation

/// The NoteList module as its screen and other modules know it.
protocol NoteListSupporting: AnyObject, Observable {
  var filter: String { get }
  /// The notes that match the filter.
  var rows: [(id: Note.ID, title: String)] { get }
  var status: String { get }
  var isLoading: Bool { get }
  var canUndo: Bool { get }

  /// Reads the notes unless they are being read.
  func load()
  /// Narrows the rows to titles that contain a text; an action of the user, as are `refresh`, `undoDelete` and `retryDelete`.
  func setFilter(_ filter: String)
  func refresh()
  /// Takes a note away, and tells that this can be undone.
  func delete(_ note: Note)
  func undoDelete()
  func retryDelete()
  /// Ends what holds until the user's next action: the notice, and that a delete can be undone.
  func userDidAct()
  /// Tells a notice until the user's next action.
  func tell(_ notice: NotesNotice)
}
