import CodeGraph
import Examples
import Foundation
import PackageLayout
import Records

/// Makes change requests in copies of the patterns, and runs the unit tests and the scenarios there.
package struct ChangeRunner: Sendable {
  private let workbench: Workbench
  private let processors: Int
  private let timeout: Double
  private let progress: @Sendable (String) -> Void

  /// Creates a runner that builds on a workbench, with at most as many patterns side by side as there are processors.
  ///
  /// The timeout, in seconds, is that for building a cell and running its tests, and for an example's scenarios.
  package init(
    on workbench: Workbench, processors: Int = ProcessInfo.processInfo.activeProcessorCount,
    timeout: Double = 300, progress: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.workbench = workbench
    self.processors = processors
    self.timeout = timeout
    self.progress = progress
  }

  /// Runs cells, and returns the results in their order.
  package func run(_ cells: [ChangeCell]) async throws(BenchError) -> [CellResult] {
    try await cells.mappedSideBySide(limit: processors) { cell throws(BenchError) in
      try await result(of: cell)
    }
  }

  private func result(of cell: ChangeCell) async throws(BenchError) -> CellResult {
    progress("[\(cell.request.id)] \(cell.card.name), whose first build takes a minute")
    let bench = try workbench.bench(of: cell.card.module)
    try await bench.apply(cell.changes)
    let patches = cell.patches.map(\.lastPathComponent)
    let tests = UnitTestRun(of: cell.card, on: bench, in: workbench.package, timeout: timeout)
    switch try await tests.result() {
    case .doesNotBuild(let output):
      let folders = [PackageLayout.code(of: cell.card.module), PackageLayout.tests(of: cell.card.module)]
      let error = CompilerErrors.first(in: folders, output) ?? CompilerErrors.summary(of: output)
      return CellResult(
        request: cell.request.id, pattern: cell.card.id, patches: patches, compileError: error,
        logicTests: .compileError, partTests: .compileError, scenarios: .compileError)
    case .ran(let logic, let parts):
      return CellResult(
        request: cell.request.id, pattern: cell.card.id, patches: patches, logicTests: logic,
        partTests: parts, scenarios: try await runScenarios(of: cell, on: bench))
    }
  }

  private func runScenarios(
    of cell: ChangeCell, on bench: PatternBench
  ) async throws(BenchError) -> TestOutcome {
    var runs: [ScenarioRun] = []
    for example in workbench.examples(of: cell.card) {
      runs.append(try await bench.runScenarios(of: example, pattern: cell.card.id, timeout: timeout))
    }
    return TestOutcome(runs)
  }
}
