import Examples

/// All that can happen in the Notes example.
enum NotesAction {
  case list(NoteListAction)
  case detail(NoteDetailAction)
  case editor(NoteEditorAction)
  case banner(BannerAction)
  /// The system's Back has closed the note.
  case detailClosed
  case deleted(NoteChange)
  case deleteFailed(NoteChange, of: Note, NotesFailure)

  /// The action of the note's screen, if it is one.
  var detail: NoteDetailAction? {
    if case .detail(let action) = self { return action }
    return nil
  }

  /// The action of the editor, if it is one.
  var editor: NoteEditorAction? {
    if case .editor(let action) = self { return action }
    return nil
  }
}
