import Examples

/// The Editor scene's data, for its router and those of the scenes that open it.
protocol NoteEditorDataStore: AnyObject {
  /// The note to edit; nil for a new one.
  var noteToEdit: Note? { get set }
  /// The note that was saved.
  var savedNoteID: Note.ID? { get }
}
