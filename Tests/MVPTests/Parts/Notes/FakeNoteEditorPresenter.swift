@testable import MVP

/// Has its view show a note to edit, and keeps what the view passes on.
final class FakeNoteEditorPresenter: NoteEditorPresenting {
  enum Call: Equatable {
    case save(title: String, body: String)
    case cancel(title: String, body: String)
    case discard
  }

  weak var view: (any NoteEditorView)?
  var calls: [Call] = []

  func viewIsReady() {
    view?.setTitle("Edit note")
    view?.setTexts(title: "Milk", body: "two litres")
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
