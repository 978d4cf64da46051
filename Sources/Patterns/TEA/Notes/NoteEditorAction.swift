import Examples

/// All that can happen in the editor.
enum NoteEditorAction {
  /// What the user does, or what becomes of the screen.
  enum View {
    case titleEdited(String)
    case bodyEdited(String)
    case saveTapped
    case cancelTapped
    /// The system's Back was refused.
    case dismissAttempted
    case discardTapped
    case keepTapped
    /// The screen was dismissed past its state, as by its presenter or with its window.
    case disappeared
  }

  /// What the parent is told.
  enum Delegate {
    case saved(Note)
    case closed
  }

  case view(View)
  case saved(Note)
  case notSaved(NotesFailure)
  case delegate(Delegate)
}
