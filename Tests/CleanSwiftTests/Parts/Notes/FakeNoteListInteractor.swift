@testable import CleanSwift

/// Keeps the requests of its view controller.
final class FakeNoteListInteractor: NoteListBusinessLogic {
  enum Request: Equatable {
    case fetch(NoteListModels.FetchNotes.Request)
    case refresh(NoteListModels.RefreshNotes.Request)
    case filter(NoteListModels.FilterNotes.Request)
    case select(NoteListModels.SelectNote.Request)
    case add(NoteListModels.AddNote.Request)
    case undo(NoteListModels.UndoDelete.Request)
  }

  var requests: [Request] = []

  func fetchNotes(request: NoteListModels.FetchNotes.Request) {
    requests.append(.fetch(request))
  }

  func refreshNotes(request: NoteListModels.RefreshNotes.Request) {
    requests.append(.refresh(request))
  }

  func filterNotes(request: NoteListModels.FilterNotes.Request) {
    requests.append(.filter(request))
  }

  func selectNote(request: NoteListModels.SelectNote.Request) {
    requests.append(.select(request))
  }

  func addNote(request: NoteListModels.AddNote.Request) {
    requests.append(.add(request))
  }

  func undoDelete(request: NoteListModels.UndoDelete.Request) {
    requests.append(.undo(request))
  }
}
