import Examples

/// The examples in which a rule or a measured claim must hold.
public enum Scope: Sendable, Hashable {
  /// Every example that all compared patterns have; a claim that holds in some of them is mixed.
  case allExamples
  /// One example.
  case only(Example)

  /// The Greeting example.
  public static let greeting = Scope.only(.greeting)
  /// The Login example.
  public static let login = Scope.only(.login)

  /// Whether an example belongs to the scope.
  public func contains(_ example: Example) -> Bool {
    switch self {
    case .allExamples: true
    case .only(let one): one == example
    }
  }
}
