import Catalog
import Driver
import Examples

/// The content of a report on patterns.
public struct Findings: Sendable {
  /// The examples compared.
  public let examples: [Example]
  /// The patterns, in the order of the tables.
  public let patterns: [PatternFindings]
  /// The claims of two patterns against each other, judged for these two; empty for any other number of patterns.
  public internal(set) var between: [ClaimFinding] = []
  /// The broken rules; empty if no code was read.
  public internal(set) var breaches: [RuleBreach] = []
  /// What the package keeps of runs; nothing unless a report asks for it.
  public var kept = KeptFigures.none

  /// The largest example that all patterns have.
  public var largestShared: Example? {
    examples.last { example in patterns.allSatisfy { $0.examples.contains(example) } }
  }

  /// A message for each example that a pattern lacks.
  public var absences: [String] {
    examples.compactMap { example in
      example.absence(from: patterns.filter { !$0.examples.contains(example) }.map(\.card.id))
    }
  }

  /// The fault of a pattern that cannot be measured; nil for the others.
  public func fault(of id: String) -> PatternFault? {
    breaches.compactMap(\.fault).first { $0.card.id == id }
  }

  /// Each breach with its remedy, which is left out if the next breach has the same.
  public var breachLines: [BreachLine] {
    breaches.enumerated().map { number, breach in
      let next = breaches.dropFirst(number + 1).first?.remedy
      return BreachLine(text: breach.text, remedy: breach.remedy == next ? [] : breach.remedy)
    }
  }

  /// All results of all patterns.
  public var results: [ScenarioResult] { patterns.flatMap(\.results) }

  /// The failed results, pattern by pattern.
  public var failures: [ScenarioResult] { results.filter { !$0.passed } }

  /// Whether all scenarios passed and no rule is broken.
  public var isGood: Bool { failures.isEmpty && breaches.isEmpty }

  /// The scenarios of one example with every pattern's result, in order.
  public func rows(of example: Example) -> [ScenarioRow] {
    let results = patterns.map { $0.results.filter { $0.example == example } }
    let byName = results.map { Dictionary($0.map { ($0.name, $0) }) { first, _ in first } }
    return results.joined().map(\.name).distinct().map { name in
      ScenarioRow(name: name, results: byName.map { $0[name] })
    }
  }
}
