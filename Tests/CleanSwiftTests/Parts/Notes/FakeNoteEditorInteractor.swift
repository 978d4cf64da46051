@testable import CleanSwift

/// Keeps the requests of its view controller.
final class FakeNoteEditorInteractor: NoteEditorBusinessLogic {
  enum Request: Equatable {
    case draft(NoteEditorModels.ShowDraft.Request)
    case save(NoteEditorModels.SaveNote.Request)
    case cancel(NoteEditorModels.CancelEditing.Request)
  }

  var requests: [Request] = []

  func showDraft(request: NoteEditorModels.ShowDraft.Request) {
    requests.append(.draft(request))
  }

  func saveNote(request: NoteEditorModels.SaveNote.Request) {
    requests.append(.save(request))
  }

  func cancelEditing(request: NoteEditorModels.CancelEditing.Request) {
    requests.append(.cancel(request))
  }
}
