import Examples

/// The examples in which a measured claim must hold.
public enum Scope: Sendable, Hashable {
  /// Every example that all compared patterns have; a claim that holds in some of them is mixed.
  case allExamples
  /// One example.
  case only(Example)
  /// The growth from each example to the next larger one.
  case growth
}
