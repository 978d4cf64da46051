import Catalog
import Examples
import Scenarios

/// Runs patterns through scenarios and puts the results beside their cards.
@MainActor
public struct Comparer {
  private let runner: ScenarioRunner

  /// Makes a comparer that runs scenarios in a given way.
  public init(runner: ScenarioRunner = ScenarioRunner()) {
    self.runner = runner
  }

  /// The findings for some of the registry's patterns.
  ///
  /// All sessions take turns on the main actor: waiting together is much shorter than one after the other, and each has
  /// a world of its own, so that the results are the same. Without scenarios there are no results.
  public func findings(
    for patterns: [any Pattern], examples: [Example] = Example.allCases, scenarios: [Scenario] = Scenario.all
  ) async throws(ComparisonError) -> Findings {
    let scenarios = scenarios.filter { examples.contains($0.example) }
    var cards: [Card] = []
    for pattern in patterns {
      guard let card = Cards.card(id: pattern.id) else { throw .noCard(pattern: pattern.id) }
      cards.append(card)
    }
    let sessions = patterns.map { start(scenarios, with: $0) }
    var found: [PatternFindings] = []
    for (card, sessions) in zip(cards, sessions) {
      var results: [ScenarioResult] = []
      for session in sessions { results.append(await session.value) }
      found.append(PatternFindings(card: card, results: results))
    }
    return Findings(examples: examples, patterns: found)
  }

  private func start(
    _ scenarios: [Scenario], with pattern: any Pattern
  ) -> [Task<ScenarioResult, Never>] {
    scenarios.map { scenario in
      Task { await runner.run(scenario, with: pattern) }
    }
  }
}
