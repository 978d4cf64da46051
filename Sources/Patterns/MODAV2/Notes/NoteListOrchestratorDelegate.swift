/// The list's calls to its orchestrator.
protocol NoteListOrchestratorDelegate: AnyObject {
  var viewDelegate: (any NoteListViewDelegate)? { get set }

  func viewIsReady()
  func filterNotes(by filter: String)
  func openNote(atRow row: Int)
  func addNote()
  func refresh()
  func undoDelete()
}
