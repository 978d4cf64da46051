import Examples
import TerminalKit

@testable import Holder

/// Keeps the routes that were called.
final class FakeNoteListRouter: @MainActor NoteListRouting {
  enum Call: Equatable {
    case showNote(Note.ID)
    case closeNote(Note.ID)
    case showEditor
  }

  var calls: [Call] = []

  func rootView() -> ViewController {
    ViewController()
  }

  func showNote(withID id: Note.ID) {
    calls.append(.showNote(id))
  }

  func closeNote(withID id: Note.ID) {
    calls.append(.closeNote(id))
  }

  func showEditor() {
    calls.append(.showEditor)
  }
}
