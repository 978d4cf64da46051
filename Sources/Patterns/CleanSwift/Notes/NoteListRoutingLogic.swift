/// The ways from the Notes scene.
protocol NoteListRoutingLogic: AnyObject {
  func routeToBanner()
  func routeToNoteDetail()
  func routeToNoteEditor()
}
