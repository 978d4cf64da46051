/// The data display manager's calls to the Notes screen.
protocol NoteListDataDisplayManagerDelegate: AnyObject {
  func didSelectRow(_ row: Int)
}
