import TerminalKit

/// The coordinator of the Notes flow: shows the list and its notes in the flow's container controller, and starts the
/// editor's flow as a child.
final class NotesCoordinator: BaseCoordinator {
  private weak var navigationController: NavigationController?
  private let container: NotesContainer

  init(navigationController: NavigationController, container: NotesContainer) {
    self.navigationController = navigationController
    self.container = container
  }

  /// Shows the list, and above it the note to open.
  func start(openID: String?) {
    let list = container.listFactory.make()
    list.noteSelected = { [weak self] id in self?.showDetail(id: id) }
    list.addRequested = { [weak self] in self?.runEditor(id: nil) }
    navigationController?.setViewControllers([list.viewController])
    if let openID { showDetail(id: openID) }
  }

  /// Shows a note; Back leaves it without a route, as the flow goes on.
  private func showDetail(id: String) {
    let detail = container.detailFactory.make(id: id)
    detail.editRequested = { [weak self] in self?.runEditor(id: id) }
    detail.closed = { [weak self] in self?.navigationController?.popViewController() }
    navigationController?.pushViewController(detail.viewController)
  }

  /// Runs the editor's flow; a new note that was saved is shown.
  private func runEditor(id: String?) {
    guard let navigationController else { return }
    let coordinator = NoteEditorCoordinator(
      source: navigationController, container: NoteEditorContainer(shared: container.shared))
    coordinator.finished = { [weak self, weak coordinator] savedID in
      self?.removeDependency(coordinator)
      if id == nil, let savedID { self?.showDetail(id: savedID) }
    }
    addDependency(coordinator)
    coordinator.start(id: id)
  }
}
