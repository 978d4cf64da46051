import Examples
import Observation

@testable import Holder

/// Has the state that a test sets, and keeps what its view and other modules pass on.
@Observable
final class FakeNoteListModule: Module, NoteListSupporting {
  enum Call: Equatable {
    case load, refresh, undoDelete, retryDelete, userDidAct
    case setFilter(String)
    case delete(Note)
    case tell(NotesNotice)
  }

  let key = NotesSupportedModule.noteList
  let router: FakeNoteListRouter? = nil
  var filter = ""
  var rows: [(id: Note.ID, title: String)] = [("n3", "Café"), ("n2", "Milk")]
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

  func delete(_ note: Note) {
    calls.append(.delete(note))
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
