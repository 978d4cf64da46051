import Examples

/// All that can happen on a note's screen.
enum NoteDetailAction {
  /// What the user does, or that the view is loaded.
  enum View {
    case loaded
    case editTapped
    case deleteTapped
  }

  /// What the parent is told.
  enum Delegate {
    case read(Note)
    case notRead(Note.ID, NotesFailure)
    case editTapped(Note.ID)
    case deleteTapped(Note.ID)
  }

  case view(View)
  case delegate(Delegate)
}
