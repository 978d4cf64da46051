/// Makes the editor's module, for a note or without an identifier for a new one; called by the coordinator.
protocol NoteEditorFactory {
  func make(id: String?) -> any NoteEditorRoutes
}
