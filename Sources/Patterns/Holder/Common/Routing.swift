import TerminalKit

/// A router: provides its module's user interface; refined protocols add the routes that lead away from it.
protocol Routing: AnyObject {
  func rootView() -> ViewController
}
