import TerminalKit

/// The container view controller of a flow and the window's root; owns the application coordinator and calls nothing of it.
///
/// There is no app delegate to own that coordinator, and it must not outlive its window.
final class RootNavigationController: NavigationController {
  private let coordinator: BaseCoordinator

  init(keeping coordinator: BaseCoordinator) {
    self.coordinator = coordinator
    super.init()
  }
}
