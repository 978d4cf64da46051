/// The presenter's calls to the list.
protocol NoteListView: AnyObject {
  func setTitles(_ titles: [String])
  func setStatus(_ status: String)
  func setLoading(_ isLoading: Bool)
  func setCanUndo(_ canUndo: Bool)
  func showBanner(with presenter: any BannerPresenting)
  func showDetail(with presenter: any NoteDetailPresenting)
  func showEditor(with presenter: any NoteEditorPresenting)
}
