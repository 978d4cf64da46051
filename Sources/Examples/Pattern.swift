/// One UI architecture.
///
/// It shows the examples for whose protocol it conforms to, such as ``GreetingPattern``, and need not have all of them.
@MainActor
public protocol Pattern: Sendable {
  /// The last part of the names of its programs, such as `moda-v` in `greet-moda-v`.
  nonisolated var id: String { get }
}
