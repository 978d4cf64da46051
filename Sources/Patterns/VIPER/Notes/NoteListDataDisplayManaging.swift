/// The Notes screen's calls to the object that shows its rows.
protocol NoteListDataDisplayManaging: AnyObject {
  /// Shows one row a title.
  func update(with titles: [String])
}
