/// Something that a step looks at.
public enum Sight: Sendable, Equatable {
  /// A widget of the screen shows a text; a secure field shows dots.
  case text(String, widget: String)
  /// A text field says what belongs into it.
  case placeholder(String, widget: String)
  /// A control takes events, or does not.
  case enabled(Bool, widget: String)
  /// An indicator turns, or does not.
  case running(Bool, widget: String)
  /// The screen has no such widget.
  case absent(widget: String)
  /// The screen's title.
  case title(String)
  /// How many requests the server has received in all.
  case requests(Int)
  /// A request's method, path and body.
  case request(Int, String)
  /// A request was given up.
  case cancelled(Int)
  /// The stored session's bytes; `nil` for none.
  case session(String?)
  /// The stored session's file mode, in octal digits.
  case sessionMode(String)
  /// The bytes of an unreadable session that was kept beside.
  case setAside(Payload)
  /// How many seconds a request's sender will wait for the answer.
  case timeout(Int, seconds: Int)
  /// How many of the screens shown since the launch are alive.
  case screens(Int)
  /// No screen that is alive, seen or not, holds a password.
  case noPassword
  /// Nothing of the closed window is alive.
  case nothingLeft
}
