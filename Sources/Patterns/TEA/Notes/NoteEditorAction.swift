import Examples

/// All that can happen in the editor.
enum NoteEditorAction {
  /// What the user does.
  enum View {
    case titleEdited(String)
    case bodyEdited(String)
    case saveTapped
    case cancelTapped
    case discardTapped
    case keepTapped
  }

  /// What the parent is told.
  enum Delegate {
    case saved(Note)
    case cancelled
  }

  case view(View)
  case saved(Note)
  case notSaved(NotesFailure)
  case delegate(Delegate)
}
