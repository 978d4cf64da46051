import TerminalKit

/// The coordinator of the Notes flow: shows the list in the flow's container controller, starts the flows of a note and of the
/// editor as children, ends a note's when its screen was popped, and hands the list what that flow has to say.
final class NotesCoordinator: BaseCoordinator {
  private weak var navigationController: NavigationController?
  private weak var list: (any NoteListRoutes)?
  private weak var detail: NoteDetailCoordinator?
  private let container: NotesContainer

  init(navigationController: NavigationController, container: NotesContainer) {
    self.navigationController = navigationController
    self.container = container
  }

  /// Shows the list, and above it the note to open.
  func start(openID: String?) {
    let list = container.listFactory.make()
    list.noteSelected = { [weak self] id in self?.runDetail(id: id) }
    list.addRequested = { [weak self] in self?.runEditor() }
    self.list = list
    navigationController?.delegate = self
    navigationController?.setViewControllers([list.viewController])
    if let openID { runDetail(id: openID) }
  }

  /// Runs the flow of a note unless one runs: a row may be tapped twice.
  private func runDetail(id: String) {
    guard let navigationController, detail == nil else { return }
    let coordinator = NoteDetailCoordinator(
      navigationController: navigationController, container: NoteDetailContainer(shared: container.shared))
    coordinator.finished = { [weak self, weak coordinator] notice in
      self?.removeDependency(coordinator)
      if let notice { self?.list?.tell(notice) }
    }
    coordinator.retryRequested = { [weak self] in self?.list?.retryDelete() }
    detail = coordinator
    addDependency(coordinator)
    coordinator.start(id: id)
  }

  /// Runs the editor's flow for a new note, which is shown once it is saved.
  private func runEditor() {
    guard let navigationController else { return }
    let coordinator = NoteEditorCoordinator(
      source: navigationController, container: NoteEditorContainer(shared: container.shared))
    coordinator.finished = { [weak self, weak coordinator] in self?.removeDependency(coordinator) }
    coordinator.noteSaved = { [weak self] id in self?.runDetail(id: id) }
    addDependency(coordinator)
    coordinator.start(id: nil)
  }
}

extension NotesCoordinator: NavigationControllerDelegate {
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController
  ) {
    detail?.finishIfPopped()
  }
}
