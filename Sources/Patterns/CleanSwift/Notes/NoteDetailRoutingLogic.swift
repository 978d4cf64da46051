/// The ways from the Note scene.
protocol NoteDetailRoutingLogic {
  func routeToBanner()
  func routeToNoteEditor()
  func routeToNoteList()
}
