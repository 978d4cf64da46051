/// A state that a `see` step expects.
public enum Expectation: Sendable, Equatable {
  /// A widget of the screen shows a text; a secure field shows dots.
  case text(String, widget: String)
  /// A text field has a placeholder.
  case placeholder(String, widget: String)
  /// A control is enabled or disabled.
  case enabled(Bool, widget: String)
  /// An indicator is running or stopped.
  case running(Bool, widget: String)
  /// A row of a table, numbered from 1, shows a text.
  case row(Int, String, widget: String)
  /// The number of rows of a table.
  case rowCount(Int, widget: String)
  /// The selected row of a table, numbered from 1.
  case selectedRow(Int, widget: String)
  /// The screen has no such widget.
  case absent(widget: String)
  /// The screen has a title.
  case title(String)
  /// The number of requests that the server has received.
  case requests(Int)
  /// The method, path and body of a request, which are numbered from 1.
  case request(Int, String)
  /// A header of a request.
  case header(Int, name: String, value: String)
  /// A request was cancelled.
  case cancelled(Int)
  /// The bytes of the session file; `nil` for no file.
  case session(String?)
  /// The mode of the session file, in octal digits.
  case sessionMode(String)
  /// The bytes of a corrupt session file that was set aside.
  case setAside(Payload)
  /// The timeout of a request in seconds.
  case timeout(Int, seconds: Int)
  /// The number of live screens among those shown since the launch.
  case screens(Int)
  /// The program holds no more objects than when this was first expected since the launch.
  case noMoreObjects
  /// No live screen, visible or not, holds a password.
  case noPassword
  /// No screen of a closed window is alive.
  case nothingLeft
}
