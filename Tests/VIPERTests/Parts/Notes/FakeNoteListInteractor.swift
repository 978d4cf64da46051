@testable import VIPER

/// Keeps what the presenter asks.
final class FakeNoteListInteractor: NoteListInteractorInput {
  enum Call: Equatable {
    case trackNotes
    case readNotes
    case filterNotes(by: String)
    case undoDelete
    case sendDelete
    case retryDelete
  }

  var calls: [Call] = []

  func trackNotes() {
    calls.append(.trackNotes)
  }

  func readNotes() {
    calls.append(.readNotes)
  }

  func filterNotes(by filter: String) {
    calls.append(.filterNotes(by: filter))
  }

  func undoDelete() {
    calls.append(.undoDelete)
  }

  func sendDelete() {
    calls.append(.sendDelete)
  }

  func retryDelete() {
    calls.append(.retryDelete)
  }
}
