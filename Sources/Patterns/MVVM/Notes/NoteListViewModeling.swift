import Observation

/// The state and actions to which a list binds.
protocol NoteListViewModeling: AnyObject, Observable {
  var filter: String { get set }
  var titles: [String] { get }
  var status: String { get }
  var isLoading: Bool { get }
  var canUndo: Bool { get }
  var banner: any BannerViewModeling { get }

  func load()
  func refresh()
  func undoDelete()
  /// Returns the view model of the note in a row.
  func openNote(atRow row: Int) -> any NoteDetailViewModeling
  /// Returns the view model of an editor; when its note is saved, it calls the completion with the view model of the note.
  func addNote(completion: @escaping (any NoteDetailViewModeling) -> Void) -> any NoteEditorViewModeling
}
