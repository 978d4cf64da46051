import Records
import Testing
import Verdicts

/// Shortens a test's argument to the pattern and the number of its mutants.
extension PatternMutants: CustomTestStringConvertible {
  /// The pattern's id with the number of results.
  public var testDescription: String { "\(pattern) with \(results.count) mutants" }
}
