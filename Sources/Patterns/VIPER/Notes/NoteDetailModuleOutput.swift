import Examples

/// The Note module's calls to the module that opened it.
protocol NoteDetailModuleOutput: AnyObject {
  func didFailToReadNote(withID id: String, because failure: NotesFailure)
  func didDeleteNote(title: String)
  func didAskToRetry()
}
