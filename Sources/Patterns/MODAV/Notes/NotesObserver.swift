/// Hears of changes of the model, which knows the orchestrators by this protocol only.
protocol NotesObserver: AnyObject {
  func notesDidChange()
}
