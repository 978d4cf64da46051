/// The Note screen's routes.
protocol NoteDetailRouting: Routing {
  func showEditor()
  func close()
  /// Lets go of the note's modules after its screen was closed, whether by a route or by the system's Back.
  func didClose()
}
