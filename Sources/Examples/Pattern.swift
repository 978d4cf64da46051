import TerminalKit

/// One UI architecture: it shows each of the two examples in a window, whose root view controller it sets.
@MainActor
public protocol Pattern: Sendable {
  /// The name after `greet-` and `login-`, such as `moda-v`.
  nonisolated var id: String { get }

  /// Shows the Greeting example for a person.
  func showGreeting(for person: Person, in window: Window)

  /// Shows the Login example, on Home if a session was stored.
  func showLogin(with environment: LoginEnvironment, in window: Window)
}
