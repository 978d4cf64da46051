import Examples

/// The holder of all screens as routers know it.
protocol AllNotesSupporting: AnyObject {
  /// The note whose modules are attached.
  var openedID: Note.ID? { get }

  /// Attaches the holder of a note.
  func openNote(withID id: Note.ID)
  /// Lets go of the holder of the note that is open.
  func releaseNote()
  /// Attaches the module of an editor for a new note.
  func openEditor()
}
