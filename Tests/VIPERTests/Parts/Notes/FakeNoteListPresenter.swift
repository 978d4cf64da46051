@testable import VIPER

/// Keeps what its view passes on.
final class FakeNoteListPresenter: NoteListViewOutput {
  enum Call: Equatable {
    case ready
    case filter(String)
    case selection(row: Int)
    case add
    case refresh
    case undo
  }

  var calls: [Call] = []

  func viewIsReady() {
    calls.append(.ready)
  }

  func didEditFilter(_ filter: String) {
    calls.append(.filter(filter))
  }

  func didSelectNote(atRow row: Int) {
    calls.append(.selection(row: row))
  }

  func didTapAdd() {
    calls.append(.add)
  }

  func didTapRefresh() {
    calls.append(.refresh)
  }

  func didTapUndo() {
    calls.append(.undo)
  }
}
