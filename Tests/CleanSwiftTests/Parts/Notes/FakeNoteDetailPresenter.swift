@testable import CleanSwift

/// Keeps the responses of its interactor.
final class FakeNoteDetailPresenter: NoteDetailPresentationLogic {
  enum Response: Equatable {
    case note(NoteDetailModels.ShowNote.Response)
    case gone(NoteDetailModels.DeleteNote.Response)
  }

  var responses: [Response] = []

  func presentNote(response: NoteDetailModels.ShowNote.Response) {
    responses.append(.note(response))
  }

  func presentGoneNote(response: NoteDetailModels.DeleteNote.Response) {
    responses.append(.gone(response))
  }
}
