@testable import VIPER

/// Keeps what the presenter asks.
final class FakeNoteDetailInteractor: NoteDetailInteractorInput {
  enum Call: Equatable {
    case obtainNote(id: String)
    case deleteNote
  }

  var calls: [Call] = []

  func obtainNote(withID id: String) {
    calls.append(.obtainNote(id: id))
  }

  func deleteNote() {
    calls.append(.deleteNote)
  }
}
