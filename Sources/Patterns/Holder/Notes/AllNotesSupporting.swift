import Examples

/// The holder of all screens as routers know it.
protocol AllNotesSupporting: AnyObject {
  /// The note whose modules are attached.
  var openedID: Note.ID? { get }

  /// Attaches the holder of a note, in place of that of another.
  func attachNote(withID id: Note.ID)
  /// Cancels what the modules of the note that is open have under way, and lets go of their holder.
  func detachNote()
  /// Attaches the module of an editor for a new note.
  func attachEditor()
}
