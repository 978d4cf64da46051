import Observation

@testable import MVVM

@Observable
final class FakeNoteEditorViewModel: NoteEditorViewModeling {
  let heading = "Edit note"
  var title = "Milk"
  var body = "two litres"
  var problem = ""
  var isSaving = false
  var isAsking = false
  var isClosed = false
  var calls: [String] = []

  func save() {
    calls.append("save")
  }

  func cancel() {
    calls.append("cancel")
  }

  func discard() {
    calls.append("discard")
  }

  func keepEditing() {
    calls.append("keepEditing")
  }

  func didClose() {
    calls.append("didClose")
  }
}
