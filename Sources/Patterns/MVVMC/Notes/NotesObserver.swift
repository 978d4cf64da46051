import Examples

/// Hears what is an event of the model and no state; the model knows its observers by this protocol only.
protocol NotesObserver: AnyObject {
  /// A deleted note is back, because the server did not delete it.
  func didFailToDelete(_ note: Note, because failure: NotesFailure)
}
