import Observation

/// The state and actions to which a list binds.
protocol NoteListViewModeling: AnyObject, Observable {
  var filter: String { get }
  /// The notes to show, each with the identifier that opens it.
  var rows: [(id: String, title: String)] { get }
  var status: String { get }
  var isLoading: Bool { get }
  var canUndo: Bool { get }
  var banner: any BannerViewModeling { get }

  func load()
  func setFilter(_ filter: String)
  func refresh()
  func undoDelete()
  /// Returns the view model of a note.
  func openNote(withID id: String) -> any NoteDetailViewModeling
  /// Returns the view model of an editor; when its note is saved, it calls the completion with the view model of the note.
  func addNote(completion: @escaping (any NoteDetailViewModeling) -> Void) -> any NoteEditorViewModeling
}
