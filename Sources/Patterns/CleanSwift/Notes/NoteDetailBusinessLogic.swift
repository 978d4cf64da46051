/// The Note scene's view controller's requests to its interactor.
protocol NoteDetailBusinessLogic {
  func showNote(request: NoteDetailModels.ShowNote.Request)
  func deleteNote(request: NoteDetailModels.DeleteNote.Request)
}
