/// Hears of changes of the model, which knows its observers by this protocol only.
protocol NotesObserver: AnyObject {
  func notesDidChange()
}
