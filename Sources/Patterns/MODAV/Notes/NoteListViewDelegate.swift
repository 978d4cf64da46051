/// The orchestrator's calls to the list.
protocol NoteListViewDelegate: AnyObject {
  func listReady(banner: BannerOrchestrator)
  func loadingStarted()
  func loadingEnded()
  func notesChanged(titles: [String], status: String, canUndo: Bool)
  func noteOpened(detail: NoteDetailOrchestrator)
  func editorOpened(_ editor: NoteEditorOrchestrator)
}
