import Examples
import TerminalKit

/// The editor's view: binds its widgets to the view model, which it owns and knows by its protocol.
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
    screen.titleField.text = viewModel.title
    screen.bodyField.text = viewModel.body
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
    viewModel.save { [weak self] in self?.dismiss() }
  }

  private func didTapCancel() {
    viewModel.cancel(question: askToDiscard, completion: dismiss)
  }

  private func askToDiscard() {
    present(NoteEditorScreen.discardAlert { [weak self] in self?.dismiss() })
  }
}

extension NoteEditorViewController: AdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {
    didTapCancel()
  }
}
