import Driver

extension Scenario {
  /// All scenarios, in the order of the examples.
  public static let all = greeting + login + notes
}
