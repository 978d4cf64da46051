import Observation

@testable import MVVM

/// Has the state of an editor of a note, and keeps what its view passes on.
@Observable
final class FakeNoteEditorViewModel: NoteEditorViewModeling {
  enum Call: Equatable {
    case save(title: String, body: String)
    case cancel(title: String, body: String)
    case discard, keepEditing, didClose
  }

  let heading = "Edit note"
  var title = "Milk"
  var body = "two litres"
  var problem = ""
  var isSaving = false
  var isAsking = false
  var isClosed = false
  var calls: [Call] = []

  func save() {
    calls.append(.save(title: title, body: body))
  }

  func cancel() {
    calls.append(.cancel(title: title, body: body))
  }

  func discard() {
    calls.append(.discard)
  }

  func keepEditing() {
    calls.append(.keepEditing)
  }

  func didClose() {
    calls.append(.didClose)
  }
}
