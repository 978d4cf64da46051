import Examples
import TerminalKit

/// Binds its fields to the texts, and passes on edits and the user's actions.
final class NoteEditorViewController: ViewController {
  let screen = NoteEditorScreen()
  private let viewModel: any NoteEditorViewModeling

  init(viewModel: any NoteEditorViewModeling) {
    self.viewModel = viewModel
    super.init()
    isModalInPresentation = true
    presentationController?.delegate = self
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.titleField.addTarget(self, action: NoteEditorViewController.didEditTitle, for: .editingChanged)
    screen.bodyField.addTarget(self, action: NoteEditorViewController.didEditBody, for: .editingChanged)
    screen.saveButton.addTarget(self, action: NoteEditorViewController.didTapSave, for: .touchUpInside)
    screen.cancelButton.addTarget(self, action: NoteEditorViewController.didTapCancel, for: .touchUpInside)
  }

  override func updateProperties() {
    title = viewModel.heading
    if screen.titleField.text != viewModel.title { screen.titleField.text = viewModel.title }
    if screen.bodyField.text != viewModel.body { screen.bodyField.text = viewModel.body }
    screen.problemLabel.text = viewModel.problem
    screen.isSaving = viewModel.isSaving
  }

  private func didEditTitle() {
    viewModel.title = screen.titleField.text
  }

  private func didEditBody() {
    viewModel.body = screen.bodyField.text
  }

  private func didTapSave() {
    viewModel.save()
  }

  private func didTapCancel() {
    viewModel.cancel()
  }
}

extension NoteEditorViewController: AdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {
    didTapCancel()
  }
}
