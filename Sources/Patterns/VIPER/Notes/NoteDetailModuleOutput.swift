import Examples

/// The calls of the Note module, and of the banner in it, to the module that opened it.
protocol NoteDetailModuleOutput: BannerModuleOutput {
  func didFailToReadNote(withID id: String, because failure: NotesFailure)
  func didDeleteNote(title: String)
}
