import Examples

@testable import VIPER

/// Counts the changes that the service tells, and keeps the notes that it could not delete.
final class FakeNotesServiceObserver: NotesServiceObserver {
  struct Failure: Equatable {
    let note: Note
    let failure: NotesFailure
  }

  var changes = 0
  var failures: [Failure] = []

  func notesDidChange() {
    changes += 1
  }

  func didFailToDelete(_ note: Note, because failure: NotesFailure) {
    failures.append(Failure(note: note, failure: failure))
  }
}
