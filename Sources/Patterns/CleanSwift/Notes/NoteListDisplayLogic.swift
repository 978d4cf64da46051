/// The Notes scene's presenter's view models for its view controller.
protocol NoteListDisplayLogic: AnyObject {
  func displayFetchedNotes(viewModel: NoteListModels.FetchNotes.ViewModel)
  func displayRefreshedNotes(viewModel: NoteListModels.RefreshNotes.ViewModel)
  func displayFilteredNotes(viewModel: NoteListModels.FilterNotes.ViewModel)
  func displaySelectedNote(viewModel: NoteListModels.SelectNote.ViewModel)
  func displayNewNote(viewModel: NoteListModels.AddNote.ViewModel)
  func displayUndoneDelete(viewModel: NoteListModels.UndoDelete.ViewModel)
}
