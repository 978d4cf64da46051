import Observation

/// The state and actions to which a list binds.
protocol NoteListViewModeling: AnyObject, Observable {
  var filter: String { get }
  /// The notes to show, each with the identifier that opens it.
  var rows: [(id: String, title: String)] { get }
  var status: String { get }
  var isLoading: Bool { get }
  var canUndo: Bool { get }

  func load()
  func setFilter(_ filter: String)
  func refresh()
  func undoDelete()
  func openNote(withID id: String)
  func addNote()
}
