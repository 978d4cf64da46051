import Examples
import Driver

extension Findings {
  /// Runs all scenarios of some examples on patterns, and returns the results of each pattern.
  ///
  /// Several patterns run in the processes, if there are any; otherwise all run concurrently in this one.
  @MainActor
  static func results(
    of patterns: [any Pattern], in examples: [Example], by processes: ScenarioProcesses?,
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
