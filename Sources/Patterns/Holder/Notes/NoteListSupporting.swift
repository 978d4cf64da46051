import Examples
import Observation

/// The NoteList module as its screen and other modules know it.
protocol NoteListSupporting: AnyObject, Observable {
  var filter: String { get }
  /// The titles of the notes that match the filter.
  var titles: [String] { get }
  var status: String { get }
  var isLoading: Bool { get }
  var canUndo: Bool { get }

  /// Reads the notes unless they are being read.
  func load()
  func setFilter(_ filter: String)
  func refresh()
  func undoDelete()
  /// Has an editor for a new note built.
  func addNote()
  /// Has the modules of a note built.
  func openNote(atRow row: Int)
  func openNote(withID id: Note.ID)
}
