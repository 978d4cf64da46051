/// The Notes scene's view controller's requests to its interactor.
protocol NoteListBusinessLogic {
  func fetchNotes(request: NoteListModels.FetchNotes.Request)
  func refreshNotes(request: NoteListModels.RefreshNotes.Request)
  func filterNotes(request: NoteListModels.FilterNotes.Request)
  func selectNote(request: NoteListModels.SelectNote.Request)
  func addNote(request: NoteListModels.AddNote.Request)
  func undoDelete(request: NoteListModels.UndoDelete.Request)
}
