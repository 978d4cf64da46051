/// The presenter's calls to the Note screen's interactor.
protocol NoteDetailInteractorInput: AnyObject {
  /// Provides a note, which it reads first if that is unknown, and tells the output after each change that it can ask again.
  func openNote(withID id: String)

  /// Provides a note unless that is unknown.
  func provideNote(withID id: String)
  func deleteNote(withID id: String)
}
