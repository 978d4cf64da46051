import Catalog
import CodeGraph
import Examples
import Scenarios

extension Findings {
  /// Runs patterns through scenarios, all at once, and judges their claims by code that is read meanwhile.
  ///
  /// Without code there are no figures and verdicts, without scenarios no results.
  @MainActor
  public init(
    comparing entries: [(pattern: any Pattern, card: Card)], examples: [Example] = Example.allCases,
    scenarios: [Scenario] = Scenario.all,
    codebase read: (@Sendable () async throws(CodeGraphError) -> Codebase)? = nil
  ) async throws(CodeGraphError) {
    let scenarios = scenarios.filter { examples.contains($0.example) }
    let reading = read.map { read in Task { await Self.result(of: read) } }
    let sessions = entries.map { ScenarioRunner.start(scenarios, with: $0.pattern) }
    var results: [[ScenarioResult]] = []
    for sessions in sessions {
      var own: [ScenarioResult] = []
      for session in sessions { own.append(await session.value) }
      results.append(own)
    }
    let codebase = try await reading?.value.get()
    let judge = codebase.map(Judge.init)
    // A breach in a pattern that was not asked for is not reported.
    let ids = Set(entries.map(\.card.id))
    self.init(
      examples: examples,
      patterns: zip(entries.map(\.card), results).map { card, results in
        PatternFindings(
          card: card, results: results, code: codebase?.entry(of: card.id),
          claims: judge.map { judge in card.claims.map { judge.finding(for: $0, of: card) } })
      }, breaches: codebase?.breaches.filter { ids.contains($0.pattern.id) } ?? [])
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
}
