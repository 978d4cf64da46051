import Examples

@testable import VIPER

/// Keeps what the interactor provides and tells.
final class FakeNoteListInteractorOutput: NoteListInteractorOutput {
  enum Failure: Equatable {
    case toRead(NotesFailure)
    case toDelete(title: String, NotesFailure)
  }

  /// The list that was provided last.
  var list: NoteListData?
  var failures: [Failure] = []

  func didProvide(_ list: NoteListData) {
    self.list = list
  }

  func didFailToRead(because failure: NotesFailure) {
    failures.append(.toRead(failure))
  }

  func didFailToDelete(title: String, because failure: NotesFailure) {
    failures.append(.toDelete(title: title, failure))
  }
}
