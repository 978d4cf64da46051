import Examples
import TerminalKit

/// Binds its fields to the texts, passes on edits and the user's actions, and asks or closes when the state says so.
final class NoteEditorViewController: ViewController {
  let screen = NoteEditorScreen()
  private let viewModel: any NoteEditorViewModeling
  private var isClosing = false

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
    if viewModel.isAsking { askToDiscard() }
    if viewModel.isClosed { close() }
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

  private func askToDiscard() {
    guard presentedViewController == nil else { return }
    present(NoteEditorScreen.discardAlert(discard: viewModel.discard, keep: viewModel.keepEditing))
  }

  private func close() {
    guard !isClosing else { return }
    isClosing = true
    dismiss(completion: viewModel.didClose)
  }
}

extension NoteEditorViewController: AdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {
    didTapCancel()
  }
}
