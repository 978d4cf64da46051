import Examples

/// Where a measured claim has to hold.
public enum Scope: Sendable, Hashable {
  /// In every example that all patterns compared have; it is mixed if it holds in some of them.
  case allExamples
  /// In one example.
  case only(Example)
  /// In the change from each example to the next larger one.
  case growth
}
