import Examples
import Observation

@testable import MVPCF

/// Has the state of a note, deletes it at once, and asks for a retry that closes its screen.
@Observable
final class FakeNoteDetailPresenter: NoteDetailPresenter {
  let title = "Milk"
  let body = "two litres"
  let changed = "Changed 2026-01-01 09:00:02Z"
  var hasNote = true
  var couldNotLoad: ((_ notice: NotesNotice) -> Void)?

  func load(completion: @escaping (_ notice: NotesNotice) -> Void) {
    couldNotLoad = completion
  }

  func delete(completion: (_ notice: NotesNotice) -> Void) {
    completion(.deleted(title: title))
  }

  func retryDelete(send: () -> Void, close: () -> Void) {
    send()
    close()
  }
}
