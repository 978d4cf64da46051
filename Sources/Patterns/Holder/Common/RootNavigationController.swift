import TerminalKit

/// The window's root view controller; owns the root holder and calls nothing of it.
///
/// Modules and routers only have weak or unowned references upwards, and the tree must not outlive its window.
final class RootNavigationController: NavigationController {
  private let root: any Module

  init(keeping root: any Module) {
    self.root = root
    super.init()
  }
}
