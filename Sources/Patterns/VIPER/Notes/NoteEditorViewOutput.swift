/// The editor's calls to its presenter.
protocol NoteEditorViewOutput: AnyObject {
  func viewIsReady()
  func didTapSave(title: String, body: String)
  func didTapCancel(title: String, body: String)
  func didTapDiscard()
}
