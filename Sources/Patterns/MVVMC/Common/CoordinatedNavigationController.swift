import TerminalKit

/// The window's root: keeps the coordinator of its flow alive and calls nothing of it.
///
/// There is no app delegate to keep that coordinator, and it must not outlive its window.
final class CoordinatedNavigationController: NavigationController {
  var coordinator: Coordinator?
}
