import Examples
import Scenarios

/// Everything that a report shows: made by `Comparer`, printed by `Report`.
public struct Findings: Sendable {
  /// The examples that were looked at.
  public let examples: [Example]
  /// The patterns, in the order of the tables.
  public let patterns: [PatternFindings]
  /// What the patterns' code breaks of the cards' rules; empty if no code was read.
  public let breaches: [RuleBreach]

  /// Puts findings together.
  public init(examples: [Example], patterns: [PatternFindings], breaches: [RuleBreach] = []) {
    self.examples = examples
    self.patterns = patterns
    self.breaches = breaches
  }

  /// All results of all patterns.
  public var results: [ScenarioResult] { patterns.flatMap(\.results) }

  /// The results that did not pass, pattern by pattern.
  public var failures: [ScenarioResult] { results.filter { !$0.passed } }

  /// Whether all scenarios passed and no rule is broken.
  public var isGood: Bool { failures.isEmpty && breaches.isEmpty }

  /// The scenarios of one example with every pattern's result, in the order in which they were run.
  public func rows(of example: Example) -> [ScenarioRow] {
    var names: [String] = []
    for result in results where result.example == example && !names.contains(result.name) {
      names.append(result.name)
    }
    return names.map { name in
      ScenarioRow(
        name: name,
        results: patterns.map { pattern in
          pattern.results.first { $0.example == example && $0.name == name }
        })
    }
  }
}
