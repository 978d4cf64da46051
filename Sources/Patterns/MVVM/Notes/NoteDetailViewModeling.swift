import Observation

/// The state and actions to which a note's screen binds.
protocol NoteDetailViewModeling: AnyObject, Observable {
  var title: String { get }
  var body: String { get }
  var changed: String { get }
  var hasNote: Bool { get }
  /// Whether there is no note to show any more, so that the screen has to close.
  var isClosed: Bool { get }
  var banner: any BannerViewModeling { get }

  /// Reads the note if it is not known yet.
  func load()
  /// Returns the view model of an editor; nil without a note.
  func editNote() -> (any NoteEditorViewModeling)?
  func deleteNote()
}
