/// Makes a note's module; called by the coordinator.
protocol NoteDetailFactory {
  func make(id: String) -> any NoteDetailRoutes
}
