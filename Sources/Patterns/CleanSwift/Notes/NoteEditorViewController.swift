import Examples
import TerminalKit

/// The Editor scene's display logic, which takes the user's Back as a tap on Cancel.
final class NoteEditorViewController: ViewController, NoteEditorDisplayLogic {
  let screen = NoteEditorScreen()
  let router: any NoteEditorRoutingLogic & NoteEditorDataPassing
  private let interactor: any NoteEditorBusinessLogic

  init(interactor: any NoteEditorBusinessLogic, router: any NoteEditorRoutingLogic & NoteEditorDataPassing) {
    self.interactor = interactor
    self.router = router
    super.init()
    isModalInPresentation = true
    presentationController?.delegate = self
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.saveButton.addTarget(self, action: NoteEditorViewController.didTapSave, for: .touchUpInside)
    screen.cancelButton.addTarget(self, action: NoteEditorViewController.didTapCancel, for: .touchUpInside)
    interactor.showDraft(request: NoteEditorModels.ShowDraft.Request())
  }

  private func didTapSave() {
    let request = NoteEditorModels.SaveNote.Request(
      title: screen.titleField.text, body: screen.bodyField.text)
    interactor.saveNote(request: request)
  }

  private func didTapCancel() {
    let request = NoteEditorModels.CancelEditing.Request(
      title: screen.titleField.text, body: screen.bodyField.text)
    interactor.cancelEditing(request: request)
  }

  func displayDraft(viewModel: NoteEditorModels.ShowDraft.ViewModel) {
    title = viewModel.screenTitle
    screen.titleField.text = viewModel.title
    screen.bodyField.text = viewModel.body
  }

  func displaySaving(viewModel: NoteEditorModels.SaveNote.ViewModel) {
    screen.problemLabel.text = viewModel.problem
    screen.isSaving = viewModel.isSaving
  }

  func displayAddedNote(viewModel: NoteEditorModels.SaveNote.AddedViewModel) {
    router.routeToNoteDetail()
  }

  func displayUpdatedNote(viewModel: NoteEditorModels.SaveNote.UpdatedViewModel) {
    router.routeBack()
  }

  func displayCancelledSaving(viewModel: NoteEditorModels.CancelEditing.ViewModel) {
    screen.problemLabel.text = viewModel.problem
    screen.isSaving = viewModel.isSaving
  }

  func displayQuestion(viewModel: NoteEditorModels.CancelEditing.QuestionViewModel) {
    present(NoteEditorScreen.discardAlert { [weak self] in self?.router.routeBack() })
  }

  func displayUnchangedNote(viewModel: NoteEditorModels.CancelEditing.UnchangedViewModel) {
    router.routeBack()
  }
}

extension NoteEditorViewController: AdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {
    didTapCancel()
  }
}
