@testable import CleanSwift

/// Keeps the requests of its view controller.
final class FakeNoteDetailInteractor: NoteDetailBusinessLogic {
  var notes: [NoteDetailModels.ShowNote.Request] = []
  var deletes: [NoteDetailModels.DeleteNote.Request] = []

  func showNote(request: NoteDetailModels.ShowNote.Request) {
    notes.append(request)
  }

  func deleteNote(request: NoteDetailModels.DeleteNote.Request) {
    deletes.append(request)
  }
}
