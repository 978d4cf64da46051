/// The cache's calls to the interactors of the modules that show notes.
protocol NotesCacheObserver: AnyObject {
  func notesDidChange()
}
