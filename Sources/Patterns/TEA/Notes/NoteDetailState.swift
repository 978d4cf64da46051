import Examples

/// What a note's screen knows besides the note.
struct NoteDetailState: Equatable {
  let noteID: Note.ID
  /// Whether the note is read first.
  var isReading = false
}
