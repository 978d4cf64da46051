import Examples

@testable import VIPER

/// Keeps what the interactor provides and tells.
final class FakeNoteEditorInteractorOutput: NoteEditorInteractorOutput {
  enum Call: Equatable {
    case note(NoteEditorData)
    case startOfSaving
    case cancelledSaving
    case savedNote(id: String)
    case failure(NotesFailure)
    case unsavedChanges
    case endOfEditing
  }

  var calls: [Call] = []

  func didProvide(_ note: NoteEditorData) {
    calls.append(.note(note))
  }

  func didStartSaving() {
    calls.append(.startOfSaving)
  }

  func didCancelSaving() {
    calls.append(.cancelledSaving)
  }

  func didSaveNote(withID id: String) {
    calls.append(.savedNote(id: id))
  }

  func didFail(_ failure: NotesFailure) {
    calls.append(.failure(failure))
  }

  func didFindUnsavedChanges() {
    calls.append(.unsavedChanges)
  }

  func didEndEditing() {
    calls.append(.endOfEditing)
  }
}
