/// One UI architecture.
///
/// It conforms to the protocol of each example that it has, such as ``GreetingPattern``, and need not have all examples.
@MainActor
public protocol Pattern: Sendable {
  /// The last part of the names of its programs, such as `moda-v` in `greet-moda-v`.
  nonisolated var id: String { get }
}
