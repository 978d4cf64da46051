import Examples

/// The store's calls to the interactors of the scenes that show what it has.
protocol NotesStoreObserver: AnyObject {
  func notesDidChange()
  func didFailToDelete(_ note: Note, because failure: NotesFailure)

  /// The user has a delete sent again.
  func deleteWillBeRetried()
}

extension NotesStoreObserver {
  /// By default nothing happens: one scene that tells the user is enough.
  func didFailToDelete(_ note: Note, because failure: NotesFailure) {}

  /// By default nothing happens.
  func deleteWillBeRetried() {}
}
