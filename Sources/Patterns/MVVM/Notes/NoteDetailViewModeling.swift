import Observation

/// The state and actions to which a note's screen binds.
protocol NoteDetailViewModeling: AnyObject, Observable {
  /// What to show; nil if the note is gone or could not be read, so that the screen has to close.
  var texts: (title: String, body: String, changed: String)? { get }
  var hasNote: Bool { get }
  var banner: any BannerViewModeling { get }

  /// Reads the note if it is not known yet.
  func load()
  /// Returns the view model of an editor; nil without a note.
  func editNote() -> (any NoteEditorViewModeling)?
  func deleteNote()
}
