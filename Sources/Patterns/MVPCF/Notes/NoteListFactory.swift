/// Makes the list's module; called by the coordinator.
protocol NoteListFactory {
  func make() -> any NoteListRoutes
}
