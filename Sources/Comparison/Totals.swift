/// The sums of a comparison.
public struct Totals: Sendable, Equatable {
  /// How many patterns were looked at.
  public let patterns: Int
  /// How many scenarios each of them was run through.
  public let scenarios: Int
  /// How many results passed.
  public let passed: Int
  /// How many results did not.
  public let failed: Int
  /// How many steps all results have together.
  public let steps: Int
}
