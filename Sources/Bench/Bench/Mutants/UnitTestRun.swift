import Catalog
import Examples
import Foundation
import PackageLayout
import Processes
import Records

/// Runs a pattern's unit tests of both kinds in its copy.
struct UnitTestRun: Sendable {
  /// What came of it.
  enum Result: Sendable {
    /// The code does not compile; the package manager's output says why.
    case doesNotBuild(output: Data)
    /// The tests were run.
    case ran(logic: TestOutcome, parts: TestOutcome)
  }

  private let module: String
  private let bench: PatternBench
  /// In seconds, that of build and tests together.
  private let timeout: Double
  private let logic = Example.all.map(\.suite)
  private let parts: [String]

  /// A suite of one part alone has a file of its name, in a folder of the package.
  init(of card: Card, on bench: PatternBench, in package: URL, timeout: Double) {
    (module, self.bench, self.timeout) = (card.module, bench, timeout)
    parts = FileList.paths(in: PackageLayout.partTests(of: card.module), of: package)
      .filter { $0.hasSuffix("Tests.swift") }
      .map { URL(filePath: $0).deletingPathExtension().lastPathComponent }.sorted()
  }

  /// Builds and runs the tests; only the suites that all patterns have, and those of one part alone.
  func result() async throws(BenchError) -> Result {
    switch try await bench.runTests(filter(logic + parts), timeout: timeout) {
    case .doesNotBuild(let output): return .doesNotBuild(output: output)
    case .ran(let record, let isTimeout):
      guard record.isComplete || parts.isEmpty else { return try await oneKindAtATime() }
      return .ran(
        logic: TestOutcome(record.only(in: logic), isTimeout: isTimeout),
        parts: parts.isEmpty
          ? .none : TestOutcome(record.only(in: parts), isTimeout: isTimeout, namesSuites: true))
    }
  }

  /// After a crash or a timeout, tells which kind of tests it was.
  private func oneKindAtATime() async throws(BenchError) -> Result {
    let logic = try await bench.runTests(filter(logic), timeout: timeout)
    let parts = try await bench.runTests(filter(parts), timeout: timeout)
    switch (logic, parts) {
    case (.doesNotBuild(let output), _), (_, .doesNotBuild(let output)): return .doesNotBuild(output: output)
    case (.ran(let logic, let logicIsLate), .ran(let parts, let partsAreLate)):
      return .ran(
        logic: TestOutcome(logic, isTimeout: logicIsLate),
        parts: TestOutcome(parts, isTimeout: partsAreLate, namesSuites: true))
    }
  }

  private func filter(_ suites: [String]) -> String {
    "^\(module)Tests\\.(\(suites.joined(separator: "|")))/"
  }
}
