import TerminalKit

/// What every router can do: provide its module's user interface.
protocol Routing: AnyObject {
  func rootView() -> ViewController
}
