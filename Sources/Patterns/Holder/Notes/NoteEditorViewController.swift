import Examples
import TerminalKit

/// The editor's view: binds its widgets to the module and calls the router's routes.
final class NoteEditorViewController: ViewController {
  let screen = NoteEditorScreen()
  private let module: any NoteEditorSupporting
  private let router: any NoteEditorRouting

  init(module: any NoteEditorSupporting, router: any NoteEditorRouting) {
    self.module = module
    self.router = router
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

  override func viewDidDisappear() {
    router.didClose()
  }

  override func updateProperties() {
    title = module.title
    if screen.titleField.text != module.noteTitle { screen.titleField.text = module.noteTitle }
    if screen.bodyField.text != module.noteBody { screen.bodyField.text = module.noteBody }
    screen.problemLabel.text = module.problem
    screen.isSaving = module.isSaving
  }

  private func didEditTitle() {
    module.noteTitle = screen.titleField.text
  }

  private func didEditBody() {
    module.noteBody = screen.bodyField.text
  }

  private func didTapSave() {
    module.save(
      close: { [weak self] in self?.router.close() },
      open: { [weak self] id in self?.router.showNote(withID: id) })
  }

  private func didTapCancel() {
    module.cancel(close: router.close, ask: router.askToDiscard)
  }
}

extension NoteEditorViewController: AdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {
    didTapCancel()
  }
}
