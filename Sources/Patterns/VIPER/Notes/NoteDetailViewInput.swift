/// The presenter's calls to the Note screen.
protocol NoteDetailViewInput: AnyObject {
  func setTitle(_ title: String)
  func setBody(_ body: String)
  func setChanged(_ changed: String)
  func setHasNote(_ hasNote: Bool)
}
