@testable import MODAV2

/// Has its view show a note to edit, and keeps what the view passes on.
final class FakeNoteEditorOrchestrator: NoteEditorOrchestratorDelegate {
  enum Call: Equatable {
    case save(title: String, body: String)
    case cancel(title: String, body: String)
    case discard
  }

  weak var viewDelegate: (any NoteEditorViewDelegate)?
  var calls: [Call] = []

  func viewIsReady() {
    viewDelegate?.editorReady(title: "Edit note", noteTitle: "Milk", noteBody: "two litres")
  }

  func save(title: String, body: String) {
    calls.append(.save(title: title, body: body))
  }

  func cancel(title: String, body: String) {
    calls.append(.cancel(title: title, body: body))
  }

  func discard() {
    calls.append(.discard)
  }
}
