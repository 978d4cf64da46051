import TerminalKit

/// The application coordinator: knows the window weakly, and starts the Notes flow.
final class NotesApplicationCoordinator: BaseCoordinator {
  private weak var window: Window?
  private let container: NotesSharedContainer

  init(window: Window, container: NotesSharedContainer) {
    self.window = window
    self.container = container
  }

  func start(openID: String?) {
    let navigationController = RootNavigationController(keeping: self)
    let coordinator = NotesCoordinator(
      navigationController: navigationController, container: NotesContainer(shared: container))
    addDependency(coordinator)
    coordinator.start(openID: openID)
    window?.rootViewController = navigationController
  }
}
