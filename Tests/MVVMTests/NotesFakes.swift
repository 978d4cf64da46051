import Observation

@testable import MVVM

@Observable
final class FakeNoteEditorViewModel: NoteEditorViewModeling {
  let heading = "Edit note"
  var title = "Milk"
  var body = "two litres"
  var problem = ""
  var isSaving = false
  var calls: [String] = []

  func save(completion: @escaping () -> Void) {
    calls.append("save")
  }

  func cancel() -> NoteEditorExit? {
    calls.append("cancel")
    return nil
  }
}
