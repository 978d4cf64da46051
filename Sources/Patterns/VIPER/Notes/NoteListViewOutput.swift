/// The Notes screen's calls to its presenter.
protocol NoteListViewOutput: AnyObject {
  func viewIsReady()
  func didEditFilter(_ filter: String)
  func didSelectNote(atRow row: Int)
  func didTapAdd()
  func didTapRefresh()
  func didTapUndo()
}
