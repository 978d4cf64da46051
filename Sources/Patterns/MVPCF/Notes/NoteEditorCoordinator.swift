import Examples
import TerminalKit

/// The coordinator of the editor's flow: presents a container controller of its own, asks before changes are lost, and ends
/// when the editor is gone.
final class NoteEditorCoordinator: BaseCoordinator {
  /// The flow has ended, whoever dismissed the editor.
  var finished: (() -> Void)?
  /// The flow has ended with a note that was saved.
  var noteSaved: ((_ id: String) -> Void)?
  private weak var source: ViewController?
  private weak var navigationController: NavigationController?
  private let container: NoteEditorContainer

  init(source: ViewController, container: NoteEditorContainer) {
    self.source = source
    self.container = container
  }

  func start(id: String?) {
    let editor = container.editorFactory.make(id: id)
    editor.saved = { [weak self] id in self?.didSave(id) }
    editor.cancelled = { [weak self] hasChanges in self?.didCancel(hasChanges: hasChanges) }
    editor.dismissed = { [weak self] in self?.finished?() }
    let navigationController = NavigationController(rootViewController: editor.viewController)
    self.navigationController = navigationController
    source?.present(navigationController)
  }

  private func didSave(_ id: String) {
    source?.dismiss { [noteSaved] in noteSaved?(id) }
  }

  private func didCancel(hasChanges: Bool) {
    guard hasChanges else { return stop() }
    navigationController?.present(
      NoteEditorScreen.discardAlert(discard: { [weak self] in self?.stop() }))
  }

  private func stop() {
    source?.dismiss()
  }
}
