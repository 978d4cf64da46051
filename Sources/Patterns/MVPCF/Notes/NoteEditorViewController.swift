import Examples
import TerminalKit

/// The module's main object: binds the presenter to the view, and fires the routes.
final class NoteEditorViewController: ViewController, NoteEditorRoutes {
  var saved: ((_ id: String) -> Void)?
  var cancelled: ((_ hasChanges: Bool) -> Void)?
  var dismissed: (() -> Void)?
  private let viewContainer: any NoteEditorView
  private let presenter: any NoteEditorPresenter

  init(view: any NoteEditorView, presenter: any NoteEditorPresenter) {
    viewContainer = view
    self.presenter = presenter
    super.init()
    isModalInPresentation = true
  }

  override func loadView() {
    view = viewContainer.view
  }

  override func viewDidLoad() {
    viewContainer.titleField.addTarget(
      self, action: NoteEditorViewController.didEditTitle, for: .editingChanged)
    viewContainer.bodyField.addTarget(
      self, action: NoteEditorViewController.didEditBody, for: .editingChanged)
    viewContainer.saveButton.addTarget(
      self, action: NoteEditorViewController.didTapSave, for: .touchUpInside)
    viewContainer.cancelButton.addTarget(
      self, action: NoteEditorViewController.didTapCancel, for: .touchUpInside)
    // Not before: only now the flow's container controller, which is the presented one, has this screen.
    presentationController?.delegate = self
  }

  override func viewDidDisappear() {
    dismissed?()
  }

  override func updateProperties() {
    title = presenter.heading
    if viewContainer.titleField.text != presenter.title { viewContainer.titleField.text = presenter.title }
    if viewContainer.bodyField.text != presenter.body { viewContainer.bodyField.text = presenter.body }
    viewContainer.problemLabel.text = presenter.problem
    viewContainer.isSaving = presenter.isSaving
  }

  private func didEditTitle() {
    presenter.title = viewContainer.titleField.text
  }

  private func didEditBody() {
    presenter.body = viewContainer.bodyField.text
  }

  private func didTapSave() {
    presenter.save { [weak self] id in self?.saved?(id) }
  }

  private func didTapCancel() {
    presenter.cancel { [weak self] hasChanges in self?.cancelled?(hasChanges) }
  }
}

extension NoteEditorViewController: AdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ presentationController: PresentationController) {
    didTapCancel()
  }
}
