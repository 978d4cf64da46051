import Examples
import TerminalKit

/// The coordinator of the editor's flow: presents a container controller of its own, asks before changes are lost, and hands
/// the saved note's identifier back.
final class NoteEditorCoordinator: BaseCoordinator {
  var finished: ((_ savedID: String?) -> Void)?
  private weak var source: ViewController?
  private let container: NoteEditorContainer
  private let navigationController = NavigationController()

  init(source: ViewController, container: NoteEditorContainer) {
    self.source = source
    self.container = container
  }

  func start(id: String?) {
    let editor = container.editorFactory.make(id: id)
    editor.finished = { [weak self] id in self?.stop(savedID: id) }
    editor.cancelled = { [weak self] hasChanges in
      hasChanges ? self?.askToDiscard() : self?.stop(savedID: nil)
    }
    navigationController.setViewControllers([editor.viewController])
    source?.present(navigationController)
  }

  private func askToDiscard() {
    navigationController.present(NoteEditorScreen.discardAlert { [weak self] in self?.stop(savedID: nil) })
  }

  private func stop(savedID: String?) {
    source?.dismiss()
    finished?(savedID)
  }
}
