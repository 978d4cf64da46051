import TerminalKit

/// A router: provides its module's user interface; refined protocols add the routes that lead away from it.
protocol Routing: AnyObject {
  func rootView() -> ViewController
  /// Shows the module's screen in place of all others.
  func show(in navigation: NavigationController)
}

extension Routing {
  func show(in navigation: NavigationController) {
    navigation.setViewControllers([rootView()])
  }
}
