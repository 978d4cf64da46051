import Observation

/// The state and actions to which a note's screen binds.
protocol NoteDetailViewModeling: AnyObject, Observable {
  /// What to show; nil if the note is gone or could not be read, so that the view has to call `close()`.
  var texts: (title: String, body: String, changed: String)? { get }
  var hasNote: Bool { get }

  /// Reads the note if it is not known yet.
  func load()
  func editNote()
  func deleteNote()
  func close()
}
