import TerminalKit

/// A pattern that has the Login example.
public protocol LoginPattern: Pattern {
  /// Sets the window's root view controller to one that shows Log in, or Home if a session is stored.
  func showLogin(with environment: LoginEnvironment, in window: Window)
}
