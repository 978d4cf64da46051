import Catalog
import CodeGraph

/// What came of one mutant of a pattern.
public struct MutantResult: Sendable, Codable, Hashable {
  /// The mistake.
  public let mutation: Mutation
  /// Where it was made.
  public let place: Place
  /// What the scenarios said to it.
  public let scenarios: TestOutcome
  /// What the pattern's own unit tests said to it.
  public let unitTests: TestOutcome
}
