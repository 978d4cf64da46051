/// The Note screen's routes.
protocol NoteDetailRouting: Routing {
  /// Has the module of an editor for the note built, and shows its screen.
  func showEditor()
  func close()
}
