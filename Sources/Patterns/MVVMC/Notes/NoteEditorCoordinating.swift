import Examples

/// What an editor asks of its coordinator, and tells it.
protocol NoteEditorCoordinating: AnyObject {
  /// Asks whether changes may be dropped, and calls `discard` if they may.
  func askToDiscard(then discard: @escaping () -> Void)
  /// Ends the flow; with the saved note, if there is one.
  func didFinish(with savedNote: Note?)
}
