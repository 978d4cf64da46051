/// The orchestrator's calls to the note's screen.
protocol NoteDetailViewDelegate: AnyObject {
  func detailReady(banner: any BannerOrchestratorDelegate)
  func loadingStarted(body: String)
  func noteChanged(title: String, body: String, changed: String)
  func editorOpened(_ editor: any NoteEditorOrchestratorDelegate)
  func noteClosed()
}
