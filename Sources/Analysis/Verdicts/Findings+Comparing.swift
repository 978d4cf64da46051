import Catalog
import CodeGraph
import Driver
import Examples
import Scenarios

extension Findings {
  /// Runs scenarios on all patterns concurrently, reads the code meanwhile, and judges the claims.
  ///
  /// `findsTurns` is as for ``Judge/init(of:findsTurns:)``. Without code there are no figures and verdicts; without scenarios there are no results.
  /// `progress` gets a counter of the scenarios that have ended.
  @MainActor
  public init(
    comparing entries: [(pattern: any Pattern, card: Card)], examples: [Example] = Example.all,
    scenarios: [Scenario] = Scenario.all, findsTurns: Bool = false,
    codebase read: (@Sendable () async throws(CodeGraphError) -> Codebase)? = nil,
    progress: (String) -> Void = { _ in }
  ) async throws(CodeGraphError) {
    let reading = read.map { CodebaseReading($0) }
    let shown = entries.map { Example.shown(by: $0.pattern) }
    let sessions = zip(entries, shown).map { entry, shown in
      ScenarioRunner.start(
        scenarios.filter { examples.contains($0.example) && shown.contains($0.example) }, with: entry.pattern)
    }
    let count = sessions.map(\.count).reduce(0, +)
    var results: [[ScenarioResult]] = []
    for sessions in sessions {
      var own: [ScenarioResult] = []
      for session in sessions {
        own.append(await session.value)
        progress("[\(results.map(\.count).reduce(own.count, +))/\(count)] Scenarios")
      }
      results.append(own)
    }
    let codebase = try await reading?.codebase
    let judge = codebase.map { Judge(of: $0, in: examples, findsTurns: findsTurns) }
    let cards = entries.map(\.card)
    let between = zip(cards, cards.reversed()).flatMap { card, other -> [ClaimFinding] in
      guard let judge, cards.count == 2 else { return [] }
      return card.claims.compactMap { judge.finding(for: $0, of: card, against: other) }
    }
    // Breaches in patterns that are not compared are not reported.
    let ids = Set(entries.map(\.card.id))
    let patterns = entries.indices.map { place in
      let card = entries[place].card
      return PatternFindings(
        card: card, examples: shown[place], results: results[place], code: codebase?.entry(of: card.id),
        claims: judge.map { judge in card.claims.map { judge.finding(for: $0, of: card) } })
    }
    let breaches = codebase?.breaches.filter { ids.contains($0.pattern.id) } ?? []
    let broken = patterns.flatMap(\.claims).flatMap(RuleBreach.breaches)
    self.init(
      examples: examples.filter { example in shown.contains { $0.contains(example) } }, patterns: patterns,
      between: between, breaches: RuleBreach.joined(breaches, broken))
  }
}
