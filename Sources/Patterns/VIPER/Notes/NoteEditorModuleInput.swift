/// Another module's calls into the Editor module.
protocol NoteEditorModuleInput: AnyObject {
  func configureForNewNote(output: any NoteEditorModuleOutput)
  func configure(forNoteWithID id: String)
}
