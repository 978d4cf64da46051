/// The Notes scene's interactor's responses to its presenter.
protocol NoteListPresentationLogic {
  func presentFetchedNotes(response: NoteListModels.FetchNotes.Response)
  func presentRefreshedNotes(response: NoteListModels.RefreshNotes.Response)
  func presentFilteredNotes(response: NoteListModels.FilterNotes.Response)
  func presentSelectedNote(response: NoteListModels.SelectNote.Response)
  func presentNewNote(response: NoteListModels.AddNote.Response)
  func presentUndoneDelete(response: NoteListModels.UndoDelete.Response)
}
