/// The editor's calls to its presenter.
protocol NoteEditorPresenting: AnyObject {
  var view: (any NoteEditorView)? { get set }

  func viewIsReady()
  func save(title: String, body: String)
  func cancel(title: String, body: String)
  func discard()
}
