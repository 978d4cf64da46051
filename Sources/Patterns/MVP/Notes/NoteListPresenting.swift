/// The list's calls to its presenter.
protocol NoteListPresenting: AnyObject {
  var view: (any NoteListView)? { get set }

  func viewIsReady()
  func setFilter(_ filter: String)
  func openNote(atRow row: Int)
  func addNote()
  func refresh()
  func undoDelete()
}
