import Examples
import TerminalKit

/// Shows the texts that its presenter gives it, passes on those that were entered, and asks before changes are dropped.
final class NoteEditorViewController: ViewController, NoteEditorView {
  let screen = NoteEditorScreen()
  private let presenter: any NoteEditorPresenting

  init(presenter: any NoteEditorPresenting) {
    self.presenter = presenter
    super.init()
    isModalInPresentation = true
    presentationController?.delegate = self
    presenter.view = self
  }

  override func loadView() {
    view = screen
  }

  override func viewDidLoad() {
    screen.saveButton.addTarget(self, action: NoteEditorViewController.didTapSave, for: .touchUpInside)
    screen.cancelButton.addTarget(self, action: NoteEditorViewController.didTapCancel, for: .touchUpInside)
    presenter.viewIsReady()
  }

  private func didTapSave() {
    presenter.save(title: screen.titleField.text, body: screen.bodyField.text)
  }

  private func didTapCancel() {
    presenter.cancel(title: screen.titleField.text, body: screen.bodyField.text)
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
    present(NoteEditorScreen.discardAlert { [weak self] in self?.presenter.discard() })
  }

  func close(completion: (() -> Void)?) {
    dismiss(completion: completion)
  }
}

extension NoteEditorViewController: AdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {
    didTapCancel()
  }
}
