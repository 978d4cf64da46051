import Observation

@testable import MVVMC

/// Has the state of an editor of a note, and keeps what its view passes on.
@Observable
final class FakeNoteEditorViewModel: NoteEditorViewModeling {
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

  func save() {
    calls.append(.save(title: title, body: body))
  }

  func cancel() {
    calls.append(.cancel(title: title, body: body))
  }
}
