/// The editor's routes.
protocol NoteEditorRouting: Routing {
  /// Asks before changes are dropped, and closes the editor after the answer that drops them.
  func askToDiscard()
  func close()
  /// Closes the editor and shows the note that is open.
  func showDetail()
}
