/// A holder as the modules know it that open an editor in it.
protocol NoteEditorHolding: ModuleHolder {
  /// Has the NoteEditor module built, for the holder's note or, without one, for a new note.
  func openEditor()
}
