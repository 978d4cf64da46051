import TerminalKit

/// One UI architecture: it builds the two examples, each as a root view controller for a window.
@MainActor
public protocol Pattern: Sendable {
  /// The name after `greet-` and `login-`, such as `moda-v`.
  nonisolated var id: String { get }

  /// Builds the Greeting example for a person.
  func greeting(for person: Person) -> ViewController

  /// Builds the Login example in an environment.
  func login(in environment: LoginEnvironment) -> ViewController
}
