import Examples
import Scenarios

/// Everything that a report shows: made by `Comparer`, printed by `Report`.
public struct Findings: Sendable {
  /// The examples that were looked at.
  public let examples: [Example]
  /// The patterns, in the order of the tables.
  public let patterns: [PatternFindings]

  /// Puts findings together.
  public init(examples: [Example], patterns: [PatternFindings]) {
    self.examples = examples
    self.patterns = patterns
  }

  /// All results of all patterns.
  public var results: [ScenarioResult] { patterns.flatMap(\.results) }
}
