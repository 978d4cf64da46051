import Examples
import Observation

/// The Notes screen's bindings to its presenter.
protocol NoteListPresenter: AnyObject, Observable {
  // Inputs
  func load()
  /// Narrows the rows to titles that contain a text; an action of the user, as are `refresh`, `undoDelete` and `retryDelete`.
  func setFilter(_ filter: String)
  func refresh()
  func undoDelete()
  func retryDelete()
  /// Ends what holds until the user's next action: the notice, and that a delete can be undone.
  func userDidAct()
  /// Tells a notice until the user's next action.
  func tell(_ notice: NotesNotice)

  // Outputs
  var filter: String { get }
  var rows: [(id: String, title: String)] { get }
  var status: String { get }
  var isLoading: Bool { get }
  var canUndo: Bool { get }
}
