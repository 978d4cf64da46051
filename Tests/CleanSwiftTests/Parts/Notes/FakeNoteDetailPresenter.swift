@testable import CleanSwift

/// Keeps the responses of its interactor.
final class FakeNoteDetailPresenter: NoteDetailPresentationLogic {
  enum Response: Equatable {
    case note(NoteDetailModels.ShowNote.Response)
    case deleted(NoteDetailModels.DeleteNote.Response)
  }

  var responses: [Response] = []

  func presentNote(response: NoteDetailModels.ShowNote.Response) {
    responses.append(.note(response))
  }

  func presentDeletedNote(response: NoteDetailModels.DeleteNote.Response) {
    responses.append(.deleted(response))
  }
}
