import TerminalKit

/// A module's view as its view controller puts it on the screen; refined protocols add the widgets.
protocol ViewContainer: AnyObject {
  var view: View { get }
}

extension ViewContainer where Self: View {
  var view: View { self }
}
