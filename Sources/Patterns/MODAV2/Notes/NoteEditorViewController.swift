import Examples
import TerminalKit

/// The editor's view, which reports the user's Back as a tap on Cancel.
final class NoteEditorViewController: ViewController, NoteEditorViewDelegate {
  let screen = NoteEditorScreen()
  private let orchestrator: any NoteEditorOrchestratorDelegate

  init(orchestrator: any NoteEditorOrchestratorDelegate) {
    self.orchestrator = orchestrator
    super.init()
    isModalInPresentation = true
    presentationController?.delegate = self
    orchestrator.viewDelegate = self
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.saveButton.addTarget(self, action: NoteEditorViewController.didTapSave, for: .touchUpInside)
    screen.cancelButton.addTarget(self, action: NoteEditorViewController.didTapCancel, for: .touchUpInside)
    orchestrator.viewIsReady()
  }

  private func didTapSave() {
    orchestrator.save(title: screen.titleField.text, body: screen.bodyField.text)
  }

  private func didTapCancel() {
    orchestrator.cancel(title: screen.titleField.text, body: screen.bodyField.text)
  }

  func editorReady(title: String, noteTitle: String, noteBody: String) {
    self.title = title
    screen.titleField.text = noteTitle
    screen.bodyField.text = noteBody
  }

  func savingStarted(status: String) {
    screen.problemLabel.text = status
    screen.isSaving = true
  }

  func savingEnded(status: String) {
    screen.problemLabel.text = status
    screen.isSaving = false
  }

  func unsavedChangesFound() {
    present(NoteEditorScreen.discardAlert { [weak self] in self?.orchestrator.discard() })
  }

  func editingEnded(completion: (() -> Void)?) {
    dismiss(completion: completion)
  }
}

extension NoteEditorViewController: AdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {
    didTapCancel()
  }
}
