/// The examples that every pattern implements.
public enum Example: String, Sendable, CaseIterable {
  /// A button that shows a greeting.
  case greeting
  /// Logging in to an account and out again.
  case login
}
