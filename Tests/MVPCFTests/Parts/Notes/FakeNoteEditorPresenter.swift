import Observation

@testable import MVPCF

/// Has the state of an editor of a note, and keeps what its view controller passes on.
@Observable
final class FakeNoteEditorPresenter: NoteEditorPresenter {
  enum Call: Equatable {
    case save(title: String, body: String)
    case cancel(title: String, body: String)
  }

  let heading = "Edit note"
  var title = "Milk"
  var body = "two litres"
  var problem = ""
  var isSaving = false
  var calls: [Call] = []
  var saved: ((_ id: String) -> Void)?

  func save(completion: @escaping (_ id: String) -> Void) {
    calls.append(.save(title: title, body: body))
    saved = completion
  }

  func cancel(completion: (_ hasChanges: Bool) -> Void) {
    calls.append(.cancel(title: title, body: body))
    completion(true)
  }
}
