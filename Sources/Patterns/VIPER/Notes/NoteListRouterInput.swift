/// The presenter's calls to the Notes screen's router.
protocol NoteListRouterInput: AnyObject {
  func openDetail(ofNoteWithID id: String, output: any NoteDetailModuleOutput)
  func openEditor(output: any NoteEditorModuleOutput)
}
