import Examples

/// The Notes scene's data, for its router and those of the scenes that it opens.
protocol NoteListDataStore: AnyObject {
  /// The note to open.
  var selectedNoteID: Note.ID? { get set }
  /// What the list tells until the user's next action.
  var notice: NotesNotice? { get set }
}
