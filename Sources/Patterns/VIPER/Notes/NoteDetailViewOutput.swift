/// The Note screen's calls to its presenter.
protocol NoteDetailViewOutput: AnyObject {
  func viewIsReady()
  func didTapEdit()
  func didTapDelete()
}
