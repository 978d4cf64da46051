/// The model's calls to the orchestrators of the screens that show notes.
protocol NotesObserver: AnyObject {
  func notesDidChange()
}
