/// The editor's routes.
protocol NoteEditorRouting: Routing {
  /// Asks before changes are dropped, and closes the editor after the answer that drops them.
  func askToDiscard()
  func close()
  /// Closes the editor, and shows a note.
  func showNote(withID id: String)
  /// Lets go of the module after its screen was closed, by a route or by the program.
  func didClose()
}
