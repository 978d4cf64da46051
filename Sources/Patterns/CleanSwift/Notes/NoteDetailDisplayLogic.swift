/// The Note scene's presenter's view models for its view controller.
protocol NoteDetailDisplayLogic: AnyObject {
  func displayNote(viewModel: NoteDetailModels.ShowNote.ViewModel)
  func displayGoneNote(viewModel: NoteDetailModels.ShowNote.GoneViewModel)
  func displayDeletedNote(viewModel: NoteDetailModels.DeleteNote.ViewModel)
}
