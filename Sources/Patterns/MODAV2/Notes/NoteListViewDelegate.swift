/// The orchestrator's calls to the list.
protocol NoteListViewDelegate: AnyObject {
  func listReady(banner: any BannerOrchestratorDelegate)
  func loadingStarted()
  func loadingEnded()
  func notesChanged(titles: [String], status: String, canUndo: Bool)
  func noteOpened(detail: any NoteDetailOrchestratorDelegate)
  func editorOpened(_ editor: any NoteEditorOrchestratorDelegate)
}
