import TerminalKit

/// A pattern that has the Notes example.
public protocol NotesPattern: Pattern {
  /// Sets the window's root view controller to one that shows the notes, or the note to open with the notes beneath.
  func showNotes(with environment: NotesEnvironment, in window: Window)
}
