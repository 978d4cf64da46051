/// The presenter's calls to the Note screen's router.
protocol NoteDetailRouterInput: AnyObject {
  func openEditor(forNoteWithID id: String)
  func closeModule()
}
