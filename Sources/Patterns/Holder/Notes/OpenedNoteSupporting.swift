/// The holder of a note as routers know it.
protocol OpenedNoteSupporting: AnyObject {
  /// Attaches the module of an editor for the note.
  func attachEditor()
}
