import Examples
import Observation

@testable import Holder

/// Has the state of an editor of a note, and keeps what its view passes on; asks when it is cancelled.
@Observable
final class FakeNoteEditorModule: NoteEditorSupporting {
  enum Call: Equatable {
    case save(title: String, body: String)
    case cancel(title: String, body: String)
  }

  let title = "Edit note"
  var noteTitle = "Milk"
  var noteBody = "two litres"
  var problem = ""
  var isSaving = false
  var calls: [Call] = []
  var closed: (() -> Void)?
  var opened: ((Note.ID) -> Void)?

  func save(close: @escaping () -> Void, open: @escaping (Note.ID) -> Void) {
    calls.append(.save(title: noteTitle, body: noteBody))
    closed = close
    opened = open
  }

  func cancel(close: () -> Void, ask: () -> Void) {
    calls.append(.cancel(title: noteTitle, body: noteBody))
    ask()
  }
}
