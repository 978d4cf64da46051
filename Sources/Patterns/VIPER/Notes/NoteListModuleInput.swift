/// The composition root's calls into the Notes module.
protocol NoteListModuleInput: AnyObject {
  func openNote(withID id: String)
}
