/// The presenter's calls to the Notes screen.
protocol NoteListViewInput: AnyObject {
  func setTitles(_ titles: [String])
  func setStatus(_ status: String)
  func setLoading(_ isLoading: Bool)
  func setCanUndo(_ canUndo: Bool)
}
