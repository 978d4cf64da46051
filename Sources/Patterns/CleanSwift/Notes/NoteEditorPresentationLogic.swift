/// The Editor scene's interactor's responses to its presenter.
protocol NoteEditorPresentationLogic {
  func presentDraft(response: NoteEditorModels.ShowDraft.Response)
  func presentSaving(response: NoteEditorModels.SaveNote.Response)
  func presentCancelling(response: NoteEditorModels.CancelEditing.Response)
}
