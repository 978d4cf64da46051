@testable import VIPER

/// Keeps what its view passes on.
final class FakeNoteDetailPresenter: NoteDetailViewOutput {
  enum Call: Equatable {
    case ready
    case edit
    case delete
  }

  var calls: [Call] = []

  func viewIsReady() {
    calls.append(.ready)
  }

  func didTapEdit() {
    calls.append(.edit)
  }

  func didTapDelete() {
    calls.append(.delete)
  }
}
