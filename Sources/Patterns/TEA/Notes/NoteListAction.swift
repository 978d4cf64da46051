import Examples

/// All that can happen in the list.
enum NoteListAction {
  /// What the user does, or that the view is loaded.
  enum View {
    case loaded
    case filterEdited(String)
    case noteSelected(Note.ID)
    case addTapped
    case refreshTapped
    case undoTapped
  }

  /// What the parent is told.
  enum Delegate {
    case read([Note])
    case noteSelected(Note.ID)
    case addTapped
  }

  case view(View)
  case read([Note])
  case notRead(NotesFailure)
  case delegate(Delegate)
}
