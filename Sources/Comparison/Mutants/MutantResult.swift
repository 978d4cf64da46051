import Catalog
import CodeGraph

/// The result of one mutant of a pattern.
public struct MutantResult: Sendable, Codable, Hashable {
  /// The mutation.
  public let mutation: Mutation
  /// The place of the change.
  public let place: Place
  /// The outcome of the scenarios.
  public let scenarios: TestOutcome
  /// The outcome of the pattern's own unit tests.
  public let unitTests: TestOutcome
}
