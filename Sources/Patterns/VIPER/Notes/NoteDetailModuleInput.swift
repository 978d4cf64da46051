/// Another module's calls into the Note module.
protocol NoteDetailModuleInput: AnyObject {
  func configure(forNoteWithID id: String, output: any NoteDetailModuleOutput)
}
