import Examples
import TerminalKit

/// The coordinator of a note's flow: pushes the note in the container controller of the flow that starts it, and ends when the
/// note was popped, by a route or by the system's Back; of this it hears from that flow, whose controller has one delegate.
final class NoteDetailCoordinator: BaseCoordinator {
  /// The flow has ended; with what the list is to tell.
  var finished: ((_ notice: NotesNotice?) -> Void)?
  var retryRequested: (() -> Void)?
  private weak var navigationController: NavigationController?
  private weak var screen: ViewController?
  private let container: NoteDetailContainer
  private var notice: NotesNotice?

  init(navigationController: NavigationController, container: NoteDetailContainer) {
    self.navigationController = navigationController
    self.container = container
  }

  func start(id: String) {
    let detail = container.detailFactory.make(id: id)
    detail.editRequested = { [weak self] in self?.runEditor(id: id) }
    detail.retryRequested = { [weak self] in self?.retryRequested?() }
    detail.closed = { [weak self] notice in self?.stop(notice: notice) }
    screen = detail.viewController
    navigationController?.pushViewController(detail.viewController)
  }

  /// Ends the flow unless its screen is in the container controller.
  func finishIfPopped() {
    guard let navigationController, !navigationController.viewControllers.contains(where: { $0 === screen })
    else { return }
    finished?(notice)
  }

  private func runEditor(id: String) {
    guard let navigationController else { return }
    let coordinator = NoteEditorCoordinator(
      source: navigationController, container: NoteEditorContainer(shared: container.shared))
    coordinator.finished = { [weak self, weak coordinator] in self?.removeDependency(coordinator) }
    addDependency(coordinator)
    coordinator.start(id: id)
  }

  private func stop(notice: NotesNotice?) {
    self.notice = notice
    guard let navigationController, navigationController.topViewController === screen else { return }
    navigationController.popViewController()
  }
}
