import Catalog
import CodeGraph
import Edits
import Foundation
import Records

/// Builds, runs and measures the programs that turn a comparison.
package struct TurnRunner: Sendable {
  /// Reads the graph of modules of a copy of the package.
  package typealias Read =
    @Sendable (_ copy: URL, _ targets: [SourceTarget]) async throws(CodeGraphError) -> CodeReading

  private let workbench: Workbench
  private let processors: Int
  private let timeout: Double
  private let read: Read
  private let progress: @Sendable (String) -> Void

  /// Creates a runner that builds on a workbench, with at most as many patterns side by side as there are processors.
  ///
  /// The timeout, in seconds, is that for building and running unit tests, and for an example's scenarios.
  package init(
    on workbench: Workbench, processors: Int = ProcessInfo.processInfo.activeProcessorCount,
    timeout: Double = 600, progress: @escaping @Sendable (String) -> Void = { _ in }, read: @escaping Read
  ) {
    self.workbench = workbench
    self.processors = processors
    self.timeout = timeout
    self.read = read
    self.progress = progress
  }

  /// Runs fixtures, those of a pattern one after the other, and returns the results in their order.
  package func run(_ fixtures: [TurnFixture]) async throws(TurnError) -> [TurnResult] {
    // Reported before the builds, which take a minute.
    for fixture in fixtures { try await checkApplies(fixture) }
    let fingerprints = fingerprints(of: fixtures)
    let runs = try runs(of: fixtures, fingerprints)
    let parts = try await runs.mappedSideBySide(limit: processors) { run throws(TurnError) in
      try await run.results()
    }
    // Otherwise the results would mix two versions of the code.
    guard self.fingerprints(of: fixtures) == fingerprints else { throw .changedMeanwhile }
    let results = parts.flatMap(\.self)
    return fixtures.compactMap { fixture in results.first { $0.name == fixture.name } }
  }

  /// The fingerprints of the code as it is now, by the fixtures' names.
  private func fingerprints(of fixtures: [TurnFixture]) -> [String: String] {
    let fingerprint = TurnFingerprint(in: workbench.package)
    return Dictionary(
      fixtures.map { ($0.name, fingerprint.text(of: $0)) }, uniquingKeysWith: { first, _ in first })
  }

  private func checkApplies(_ fixture: TurnFixture) async throws(TurnError) {
    do throws(ChangeError) {
      try await fixture.change(in: workbench.package).check(in: workbench.package)
    } catch {
      throw .bench(.change(error))
    }
  }

  private func runs(
    of fixtures: [TurnFixture], _ fingerprints: [String: String]
  ) throws(TurnError) -> [PatternTurnRun] {
    var cards: [Card] = []
    for fixture in fixtures where !cards.contains(where: { $0.id == fixture.card.id }) {
      cards.append(fixture.card)
    }
    var runs: [PatternTurnRun] = []
    do throws(BenchError) {
      for card in cards {
        runs.append(
          PatternTurnRun(
            card: card, fixtures: fixtures.filter { $0.card.id == card.id }, fingerprints: fingerprints,
            package: workbench.package, copy: workbench.copy(of: card.module),
            bench: try workbench.bench(of: card.module), timeout: timeout, read: read, progress: progress))
      }
    } catch {
      throw .bench(error)
    }
    return runs
  }
}
