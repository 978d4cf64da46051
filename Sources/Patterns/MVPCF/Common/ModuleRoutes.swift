import TerminalKit

/// A module as its coordinator knows it: a screen, and in refined protocols the closures for the ways out.
protocol ModuleRoutes: AnyObject {
  var viewController: ViewController { get }
}

extension ModuleRoutes where Self: ViewController {
  var viewController: ViewController { self }
}
