/// The Notes screen's routes.
protocol NoteListRouting: Routing {
  func showDetail()
  func showEditor()
}
