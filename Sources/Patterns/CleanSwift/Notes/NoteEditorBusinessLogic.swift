/// The Editor scene's view controller's requests to its interactor.
protocol NoteEditorBusinessLogic {
  func showDraft(request: NoteEditorModels.ShowDraft.Request)
  func saveNote(request: NoteEditorModels.SaveNote.Request)
  func cancelEditing(request: NoteEditorModels.CancelEditing.Request)
}
