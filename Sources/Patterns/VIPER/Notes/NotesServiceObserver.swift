import Examples

/// The notes service's calls to the interactors of the modules that show notes.
protocol NotesServiceObserver: AnyObject {
  func notesDidChange()
  func didFailToDelete(_ note: Note, because failure: NotesFailure)
}

extension NotesServiceObserver {
  /// By default nothing happens: one module that tells the user is enough.
  func didFailToDelete(_ note: Note, because failure: NotesFailure) {}
}
