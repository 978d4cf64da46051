/// The Note scene's interactor's responses to its presenter.
protocol NoteDetailPresentationLogic {
  func presentNote(response: NoteDetailModels.ShowNote.Response)
  func presentDeletedNote(response: NoteDetailModels.DeleteNote.Response)
}
