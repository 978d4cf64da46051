@testable import VIPER

/// Keeps what its view passes on.
final class FakeNoteEditorPresenter: NoteEditorViewOutput {
  enum Call: Equatable {
    case ready
    case save(title: String, body: String)
    case cancel(title: String, body: String)
    case discard
  }

  var calls: [Call] = []

  func viewIsReady() {
    calls.append(.ready)
  }

  func didTapSave(title: String, body: String) {
    calls.append(.save(title: title, body: body))
  }

  func didTapCancel(title: String, body: String) {
    calls.append(.cancel(title: title, body: body))
  }

  func didTapDiscard() {
    calls.append(.discard)
  }
}
