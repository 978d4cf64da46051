import Examples

/// The holder of a note as routers and the holder above it know it.
protocol OpenedNoteSupporting: AnyObject {
  /// The note for which its modules are.
  var noteID: Note.ID { get }

  /// Attaches the module of an editor for the note.
  func attachEditor()
  /// Cancels what its modules have under way.
  func cancel()
}
