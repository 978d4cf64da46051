import Examples

/// The Editor scene's presentation logic: makes texts and flags of the draft, of a save and of its failure.
final class NoteEditorPresenter: NoteEditorPresentationLogic {
  weak var viewController: (any NoteEditorDisplayLogic)?

  func presentDraft(response: NoteEditorModels.ShowDraft.Response) {
    let viewModel = NoteEditorModels.ShowDraft.ViewModel(
      screenTitle: response.note == nil ? NotesStrings.newNote : NotesStrings.editNote,
      title: response.note?.title ?? "", body: response.note?.body ?? "")
    viewController?.displayDraft(viewModel: viewModel)
  }

  func presentSaving(response: NoteEditorModels.SaveNote.Response) {
    switch response {
    case .started: presentSaving(true, problem: NotesStrings.saving)
    case .failed(let failure): presentSaving(false, problem: NotesStrings.message(for: failure))
    case .added: viewController?.displayAddedNote(viewModel: NoteEditorModels.SaveNote.AddedViewModel())
    case .updated: viewController?.displayUpdatedNote(viewModel: NoteEditorModels.SaveNote.UpdatedViewModel())
    }
  }

  func presentCancelling(response: NoteEditorModels.CancelEditing.Response) {
    switch response {
    case .cancelledSaving: presentCancelledSaving()
    case .unsavedChanges:
      viewController?.displayQuestion(viewModel: NoteEditorModels.CancelEditing.QuestionViewModel())
    case .unchanged:
      viewController?.displayUnchangedNote(viewModel: NoteEditorModels.CancelEditing.UnchangedViewModel())
    }
  }

  private func presentSaving(_ isSaving: Bool, problem: String) {
    let viewModel = NoteEditorModels.SaveNote.ViewModel(problem: problem, isSaving: isSaving)
    viewController?.displaySaving(viewModel: viewModel)
  }

  private func presentCancelledSaving() {
    let viewModel = NoteEditorModels.CancelEditing.ViewModel(
      problem: NotesStrings.cancelled, isSaving: false)
    viewController?.displayCancelledSaving(viewModel: viewModel)
  }
}
