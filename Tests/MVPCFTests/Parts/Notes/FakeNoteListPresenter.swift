import Examples
import Observation

@testable import MVPCF

/// Has the state that a test sets, and keeps what its view controller passes on.
@Observable
final class FakeNoteListPresenter: NoteListPresenter {
  enum Call: Equatable {
    case load, refresh, undoDelete, retryDelete, userDidAct
    case setFilter(String)
    case tell(NotesNotice)
  }

  var filter = ""
  var rows: [(id: String, title: String)] = [("n3", "Café"), ("n2", "Milk")]
  var status = ""
  var isLoading = false
  var canUndo = false
  var calls: [Call] = []

  func load() {
    calls.append(.load)
  }

  func setFilter(_ filter: String) {
    self.filter = filter
    calls.append(.setFilter(filter))
  }

  func refresh() {
    calls.append(.refresh)
  }

  func undoDelete() {
    calls.append(.undoDelete)
  }

  func retryDelete() {
    calls.append(.retryDelete)
  }

  func userDidAct() {
    calls.append(.userDidAct)
  }

  func tell(_ notice: NotesNotice) {
    calls.append(.tell(notice))
  }
}
