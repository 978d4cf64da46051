/// The note's screen's calls to its orchestrator.
protocol NoteDetailOrchestratorDelegate: AnyObject {
  var viewDelegate: (any NoteDetailViewDelegate)? { get set }

  func viewIsReady()
  func editNote()
  func deleteNote()
}
