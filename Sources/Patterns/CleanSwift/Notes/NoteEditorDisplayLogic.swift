/// The Editor scene's presenter's view models for its view controller.
protocol NoteEditorDisplayLogic: AnyObject {
  func displayDraft(viewModel: NoteEditorModels.ShowDraft.ViewModel)
  func displaySaving(viewModel: NoteEditorModels.SaveNote.ViewModel)
  func displayCancelledSaving(viewModel: NoteEditorModels.CancelEditing.ViewModel)

  /// A new note is saved.
  func displayAddedNote()

  /// Editing is over.
  func displayEnd()

  /// There are unsaved changes, which only the user may drop.
  func displayQuestion()
}
