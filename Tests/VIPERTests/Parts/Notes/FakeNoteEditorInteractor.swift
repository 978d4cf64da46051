@testable import VIPER

/// Keeps what the presenter asks.
final class FakeNoteEditorInteractor: NoteEditorInteractorInput {
  enum Call: Equatable {
    case obtainNote(id: String)
    case save(title: String, body: String)
    case cancel(title: String, body: String)
  }

  var calls: [Call] = []

  func obtainNote(withID id: String) {
    calls.append(.obtainNote(id: id))
  }

  func save(title: String, body: String) {
    calls.append(.save(title: title, body: body))
  }

  func cancel(title: String, body: String) {
    calls.append(.cancel(title: title, body: body))
  }
}
