import TerminalKit

/// The window's root view controller; owns the root holder and calls nothing of it.
///
/// All nodes of the tree refer upwards weakly, and the tree must not outlive its window.
final class RootNavigationController: NavigationController {
  private let root: any Module

  init(keeping root: any Module) {
    self.root = root
    super.init()
  }
}
