import Examples

/// The Note scene's data, for its router and that of the scene that opens it.
protocol NoteDetailDataStore: AnyObject {
  /// The note to show.
  var noteID: Note.ID? { get set }
  /// The note that is shown; nil before it is read and after it is gone.
  var note: Note? { get }
  /// What the list is to tell of the note.
  var notice: NotesNotice? { get }
}
