/// The Notes screen's routes.
protocol NoteListRouting: Routing {
  /// Has the modules of a note built, and shows its screen.
  func showNote(withID id: String)
  /// Closes a note's screen if it is the one that is open.
  func closeNote(withID id: String)
  /// Has the module of an editor for a new note built, and shows its screen.
  func showEditor()
}
