/// How an editor is left.
enum NoteEditorExit {
  /// At once: nothing was changed.
  case closes
  /// After a question: unsaved changes would be lost.
  case asks
}
