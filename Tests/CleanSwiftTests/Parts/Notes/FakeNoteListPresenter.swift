@testable import CleanSwift

/// Keeps the responses of its interactor.
final class FakeNoteListPresenter: NoteListPresentationLogic {
  enum Response: Equatable {
    case fetched(NoteListModels.FetchNotes.Response)
    case refreshed(NoteListModels.RefreshNotes.Response)
    case filtered(NoteListModels.FilterNotes.Response)
    case selected(NoteListModels.SelectNote.Response)
    case new(NoteListModels.AddNote.Response)
    case undone(NoteListModels.UndoDelete.Response)

    var list: NoteListModels.NoteList {
      switch self {
      case .fetched(let response): response.list
      case .refreshed(let response): response.list
      case .filtered(let response): response.list
      case .selected(let response): response.list
      case .new(let response): response.list
      case .undone(let response): response.list
      }
    }
  }

  var responses: [Response] = []

  func presentFetchedNotes(response: NoteListModels.FetchNotes.Response) {
    responses.append(.fetched(response))
  }

  func presentRefreshedNotes(response: NoteListModels.RefreshNotes.Response) {
    responses.append(.refreshed(response))
  }

  func presentFilteredNotes(response: NoteListModels.FilterNotes.Response) {
    responses.append(.filtered(response))
  }

  func presentSelectedNote(response: NoteListModels.SelectNote.Response) {
    responses.append(.selected(response))
  }

  func presentNewNote(response: NoteListModels.AddNote.Response) {
    responses.append(.new(response))
  }

  func presentUndoneDelete(response: NoteListModels.UndoDelete.Response) {
    responses.append(.undone(response))
  }
}
