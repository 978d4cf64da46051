/// The presenter's calls to the note's screen.
protocol NoteDetailView: AnyObject {
  func setTitle(_ title: String)
  func setBody(_ body: String)
  func setChanged(_ changed: String)
  func setHasNote(_ hasNote: Bool)
  func showBanner(with presenter: any BannerPresenting)
  func showEditor(with presenter: any NoteEditorPresenting)
  func close()
}
