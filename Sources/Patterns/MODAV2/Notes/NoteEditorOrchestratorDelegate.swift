/// The editor's calls to its orchestrator.
protocol NoteEditorOrchestratorDelegate: AnyObject {
  var viewDelegate: (any NoteEditorViewDelegate)? { get set }

  func viewIsReady()
  func save(title: String, body: String)
  func cancel(title: String, body: String)
  func discard()
}
