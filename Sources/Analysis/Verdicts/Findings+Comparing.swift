import Catalog
import CodeGraph
import Driver
import Examples
import Scenarios

extension Findings {
  /// Runs scenarios on all patterns, reads the code and judges the claims meanwhile.
  ///
  /// `findsTurns` is as for ``Judge/init(of:findsTurns:)``. Without code there are no figures and verdicts; without scenarios there are no results.
  /// A pattern whose scenarios are all among the known results is not run. Several patterns run in the processes, if there are any, which must know all of them; otherwise all run concurrently in
  /// this one. `progress` gets a counter of the scenarios that have ended.
  @MainActor
  public init(
    comparing entries: [(pattern: any Pattern, card: Card)], examples: [Example] = Example.all,
    runsScenarios: Bool = true, known: [ScenarioResult] = [], by processes: ScenarioProcesses? = nil,
    findsTurns: Bool = false,
    codebase read: (@Sendable () async throws(CodeGraphError) -> Codebase)? = nil,
    progress: @escaping @Sendable (String) -> Void = { _ in }
  ) async throws(FindingsError) {
    let reading = read.map { CodebaseReading($0) }
    let shown = entries.map { Example.shown(by: $0.pattern) }
    let runs = runsScenarios ? entries.map(\.pattern) : []
    let running = Task {
      do throws(ScenarioProcessError) {
        return Result<[[ScenarioResult]], ScenarioProcessError>.success(
          try await Self.results(of: runs, in: examples, known: known, by: processes, progress: progress))
      } catch {
        return .failure(error)
      }
    }
    let code = await reading?.result
    let codebase = try? code?.get()
    let judge = codebase.map { Judge(of: $0, in: examples, findsTurns: findsTurns) }
    let cards = entries.map(\.card)
    let claims = judge.map { judge in
      cards.map { card in card.claims.map { judge.finding(for: $0, of: card) } }
    }
    let between = zip(cards, cards.reversed()).flatMap { card, other -> [ClaimFinding] in
      guard let judge, cards.count == 2 else { return [] }
      return card.claims.compactMap { judge.finding(for: $0, of: card, against: other) }
    }
    // Awaited even if the code cannot be read, because no child process may outlive this one.
    let finished = await running.value
    if case .failure(let error)? = code { throw .code(error) }
    let results: [[ScenarioResult]]
    switch finished {
    case .success(let all): results = all
    case .failure(let error): throw .scenarios(error)
    }
    let patterns = entries.indices.map { place in
      PatternFindings(
        card: cards[place], examples: shown[place], results: runsScenarios ? results[place] : [],
        code: codebase?.entry(of: cards[place].id), claims: claims?[place])
    }
    // Breaches in patterns that are not compared are not reported.
    let ids = Set(cards.map(\.id))
    let breaches = codebase?.breaches.filter { ids.contains($0.pattern.id) } ?? []
    let broken = patterns.flatMap(\.claims).flatMap(RuleBreach.breaches)
    self.init(
      examples: examples.filter { example in shown.contains { $0.contains(example) } }, patterns: patterns,
      between: between, breaches: RuleBreach.joined(breaches, broken))
  }
}
