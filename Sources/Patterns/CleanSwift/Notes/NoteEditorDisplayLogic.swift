/// The Editor scene's presenter's view models for its view controller.
protocol NoteEditorDisplayLogic: AnyObject {
  func displayDraft(viewModel: NoteEditorModels.ShowDraft.ViewModel)
  func displaySaving(viewModel: NoteEditorModels.SaveNote.ViewModel)
  func displayAddedNote(viewModel: NoteEditorModels.SaveNote.AddedViewModel)
  func displayUpdatedNote(viewModel: NoteEditorModels.SaveNote.UpdatedViewModel)
  func displayCancelledSaving(viewModel: NoteEditorModels.CancelEditing.ViewModel)
  func displayQuestion(viewModel: NoteEditorModels.CancelEditing.QuestionViewModel)
  func displayUnchangedNote(viewModel: NoteEditorModels.CancelEditing.UnchangedViewModel)
}
