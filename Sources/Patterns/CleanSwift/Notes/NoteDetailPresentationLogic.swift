/// The Note scene's interactor's responses to its presenter.
protocol NoteDetailPresentationLogic {
  func presentNote(response: NoteDetailModels.ShowNote.Response)

  /// The note is deleted, lost or could not be read.
  func presentGoneNote(response: NoteDetailModels.DeleteNote.Response)
}
