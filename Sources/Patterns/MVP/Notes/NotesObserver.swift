import Examples

/// Hears of changes of the model, which knows its observers by this protocol only.
protocol NotesObserver: AnyObject {
  func notesDidChange()
  /// A deleted note is back, because the server did not delete it.
  func didFailToDelete(_ note: Note, because failure: NotesFailure)
}

extension NotesObserver {
  func didFailToDelete(_ note: Note, because failure: NotesFailure) {}
}
