import Driver
import Examples
import Scenarios

extension Findings {
  /// Runs the scenarios of some examples on patterns, and returns the results of each pattern.
  ///
  /// A pattern whose scenarios are all among the known results is not run. Several patterns run in the processes, if
  /// there are any; otherwise all run concurrently in this one.
  @MainActor
  static func results(
    of patterns: [any Pattern], in examples: [Example], known: [ScenarioResult] = [],
    by processes: ScenarioProcesses?,
    progress: @escaping @Sendable (String) -> Void
  ) async throws(ScenarioProcessError) -> [[ScenarioResult]] {
    let request = ScenarioRequest(patterns: patterns.map(\.id), examples: examples)
    let complete = patterns.map { pattern in
      Self.results(of: request.scenarios(of: pattern), among: known.filter { $0.pattern == pattern.id })
    }
    let rest = zip(patterns, complete).filter { $1 == nil }.map(\.0)
    var run = try await run(rest, in: examples, by: processes, progress: progress)[...]
    return complete.map { $0 ?? run.removeFirst() }
  }

  /// The results of scenarios in their order; nil if one is missing.
  private static func results(of scenarios: [Scenario], among known: [ScenarioResult]) -> [ScenarioResult]? {
    let byExample = Dictionary(grouping: known, by: \.example)
    let results = scenarios.map(\.example).distinct().flatMap { byExample[$0] ?? [] }
    guard results.map(\.name) == scenarios.map(\.name) else { return nil }
    return results
  }

  @MainActor
  private static func run(
    _ patterns: [any Pattern], in examples: [Example], by processes: ScenarioProcesses?,
    progress: @escaping @Sendable (String) -> Void
  ) async throws(ScenarioProcessError) -> [[ScenarioResult]] {
    let request = ScenarioRequest(patterns: patterns.map(\.id), examples: examples)
    let count = patterns.map { request.scenarios(of: $0).count }.reduce(0, +)
    let report = { @Sendable (ended: Int) in progress("[\(ended)/\(count)] Scenarios") }
    if let processes, processes.canRun(patterns.count) {
      return try await processes.results(of: patterns, for: request, progress: report)
    }
    let sessions = patterns.map { ScenarioRunner.start(request.scenarios(of: $0), with: $0) }
    var results: [[ScenarioResult]] = []
    for sessions in sessions {
      var own: [ScenarioResult] = []
      for session in sessions {
        own.append(await session.value)
        report(results.map(\.count).reduce(own.count, +))
      }
      results.append(own)
    }
    return results
  }
}
