import Examples

/// The editor's orchestrator's calls to that of the list.
protocol NoteEditorDelegate: AnyObject {
  func noteAdded(_ note: Note)
}
