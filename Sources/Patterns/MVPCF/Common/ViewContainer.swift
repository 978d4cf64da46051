import TerminalKit

/// A module's view, whatever it offers besides; all that a view controller needs to put it on the screen.
protocol ViewContainer: AnyObject {
  /// The view to be shown.
  var view: View { get }
}
