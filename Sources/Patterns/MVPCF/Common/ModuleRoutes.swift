import TerminalKit

/// The ways out of a module, and what of it can be shown; all that a coordinator knows of one.
protocol ModuleRoutes: AnyObject {
  /// The module's screen.
  var viewController: ViewController { get }
}
