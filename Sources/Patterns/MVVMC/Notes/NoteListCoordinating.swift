import Examples

/// What the list asks of its coordinator.
protocol NoteListCoordinating: AnyObject {
  func showNote(withID id: Note.ID)
  func addNote()
}
