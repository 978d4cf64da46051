import Examples

/// The root holder as the NoteList module knows it.
protocol NotesHolding: NoteEditorHolding {
  /// Has the nested holder of a note built.
  func openNote(withID id: Note.ID)
}
