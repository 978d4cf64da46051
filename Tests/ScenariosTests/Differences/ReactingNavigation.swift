import TerminalKit

/// A navigation controller that runs an action after it shows Home.
final class ReactingNavigation: NavigationController, NavigationControllerDelegate {
  private let action: (NavigationController, ViewController) -> Void

  /// Takes over the screens of a window's navigation controller.
  init(in window: Window, whenShowingHome action: @escaping (NavigationController, ViewController) -> Void) {
    self.action = action
    super.init()
    setViewControllers((window.rootViewController as? NavigationController)?.viewControllers ?? [])
    delegate = self
    window.rootViewController = self
  }

  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController
  ) {
    if viewController.title == "Home", viewControllers.count == 1 { action(self, viewController) }
  }
}
