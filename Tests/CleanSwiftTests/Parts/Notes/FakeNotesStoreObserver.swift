import Examples

@testable import CleanSwift

/// Counts the changes and retries that the store tells, and keeps the notes that could not be deleted.
final class FakeNotesStoreObserver: NotesStoreObserver {
  struct Failure: Equatable {
    let note: Note
    let failure: NotesFailure
  }

  var changes = 0
  var failures: [Failure] = []
  var retries = 0

  func notesDidChange() {
    changes += 1
  }

  func didFailToDelete(_ note: Note, because failure: NotesFailure) {
    failures.append(Failure(note: note, failure: failure))
  }

  func deleteWillBeRetried() {
    retries += 1
  }
}
