@testable import CleanSwift

/// Keeps the responses of its interactor.
final class FakeNoteEditorPresenter: NoteEditorPresentationLogic {
  enum Response: Equatable {
    case draft(NoteEditorModels.ShowDraft.Response)
    case saving(NoteEditorModels.SaveNote.Response)
    case cancelling(NoteEditorModels.CancelEditing.Response)
  }

  var responses: [Response] = []

  func presentDraft(response: NoteEditorModels.ShowDraft.Response) {
    responses.append(.draft(response))
  }

  func presentSaving(response: NoteEditorModels.SaveNote.Response) {
    responses.append(.saving(response))
  }

  func presentCancelling(response: NoteEditorModels.CancelEditing.Response) {
    responses.append(.cancelling(response))
  }
}
