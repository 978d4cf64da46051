import TerminalKit

/// The window's root view controller; owns the root holder and uses nothing of it.
///
/// All below refers upwards weakly, so somebody has to own the tree. What the window itself owns lives and ends with it.
final class RootNavigationController: NavigationController {
  private let root: any RootSupporting

  init(keeping root: any RootSupporting) {
    self.root = root
    super.init()
  }
}
