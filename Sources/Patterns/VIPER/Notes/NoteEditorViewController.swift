import Examples
import TerminalKit

/// The editor's view, which reports the user's Back as a tap on Cancel, and asks before changes are dropped.
final class NoteEditorViewController: ViewController, NoteEditorViewInput {
  let screen = NoteEditorScreen()
  private let output: any NoteEditorViewOutput

  init(output: any NoteEditorViewOutput) {
    self.output = output
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
    output.viewIsReady()
  }

  private func didTapSave() {
    output.didTapSave(title: screen.titleField.text, body: screen.bodyField.text)
  }

  private func didTapCancel() {
    output.didTapCancel(title: screen.titleField.text, body: screen.bodyField.text)
  }

  func setTitle(_ title: String) {
    self.title = title
  }

  func setTexts(title: String, body: String) {
    screen.titleField.text = title
    screen.bodyField.text = body
  }

  func setProblem(_ problem: String) {
    screen.problemLabel.text = problem
  }

  func setSaving(_ isSaving: Bool) {
    screen.isSaving = isSaving
  }

  func askToDiscard() {
    present(NoteEditorScreen.discardAlert { [weak self] in self?.output.didTapDiscard() })
  }
}

extension NoteEditorViewController: AdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {
    didTapCancel()
  }
}
