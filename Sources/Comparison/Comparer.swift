import Catalog
import CodeGraph
import Examples
import Scenarios

/// Runs patterns through scenarios and puts the results beside their cards.
@MainActor
public struct Comparer {
  /// Makes a comparer.
  public init() {}

  /// The findings for some of the registry's patterns.
  ///
  /// All scenarios of all patterns run at once, and the code of all patterns is read meanwhile; without it there are no
  /// figures and verdicts, without scenarios no results.
  public func findings(
    for patterns: [any Pattern], examples: [Example] = Example.allCases, scenarios: [Scenario] = Scenario.all,
    codebase: (@Sendable () async throws(CodeGraphError) -> Codebase)? = nil
  ) async throws(ComparisonError) -> Findings {
    let scenarios = scenarios.filter { examples.contains($0.example) }
    var cards: [Card] = []
    for pattern in patterns {
      guard let card = Registry.card(id: pattern.id) else { throw .noCard(pattern: pattern.id) }
      cards.append(card)
    }
    let reading = codebase.map { read in
      Task { await Self.result(of: read) }
    }
    let sessions = patterns.map { ScenarioRunner.start(scenarios, with: $0) }
    var results: [[ScenarioResult]] = []
    for sessions in sessions {
      var own: [ScenarioResult] = []
      for session in sessions { own.append(await session.value) }
      results.append(own)
    }
    guard let reading else {
      return Findings(
        examples: examples, patterns: zip(cards, results).map { PatternFindings(card: $0, results: $1) })
    }
    do throws(CodeGraphError) {
      return judged(zip(cards, results), examples: examples, by: try await reading.value.get())
    } catch {
      throw .code(error)
    }
  }

  private nonisolated static func result(
    of read: @Sendable () async throws(CodeGraphError) -> Codebase
  ) async -> Result<Codebase, CodeGraphError> {
    do throws(CodeGraphError) {
      return .success(try await read())
    } catch {
      return .failure(error)
    }
  }

  private func judged(
    _ patterns: some Sequence<(Card, [ScenarioResult])>, examples: [Example], by codebase: Codebase
  ) -> Findings {
    let judge = Judge(of: codebase)
    let found = patterns.map { card, results in
      PatternFindings(
        card: card, results: results, code: codebase.entry(of: card.id),
        claims: card.claims.map { judge.finding(for: $0, of: card) })
    }
    // Nobody who asks for other patterns is told of a fault in one.
    let ids = Set(found.map(\.card.id))
    return Findings(
      examples: examples, patterns: found, breaches: codebase.breaches.filter { ids.contains($0.pattern.id) })
  }
}
