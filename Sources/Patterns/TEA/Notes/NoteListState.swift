import Examples

/// What the list knows besides the notes.
struct NoteListState: Equatable {
  var filter = ""
  var isLoading = false
  /// What the list tells until the user's next action.
  var notice: NotesNotice?
}
