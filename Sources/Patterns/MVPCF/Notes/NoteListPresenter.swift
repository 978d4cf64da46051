import Observation

/// The Notes screen's bindings to its presenter.
protocol NoteListPresenter: AnyObject, Observable {
  // Inputs
  /// The text that the titles contain; each edit of it is an action of the user.
  var filter: String { get set }
  func load()
  func refresh()
  func undoDelete()
  /// Ends what holds until the user's next action: the message, and that a delete can be undone.
  func userDidAct()

  // Outputs
  var titles: [String] { get }
  var status: String { get }
  var isLoading: Bool { get }
  var canUndo: Bool { get }
  func noteID(atRow row: Int) -> String
}
