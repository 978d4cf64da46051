/// The note's screen's calls to its presenter.
protocol NoteDetailPresenting: AnyObject {
  var view: (any NoteDetailView)? { get set }

  func viewIsReady()
  func editNote()
  func deleteNote()
}
