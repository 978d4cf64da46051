import Catalog
import CodeGraph
import Foundation
import Records

/// Makes change requests in copies of the patterns, and runs the unit tests and the scenarios there.
package struct ChangeRunner: Sendable {
  private let workbench: Workbench
  private let processors: Int
  private let timeout: Double
  private let read: TurnRunner.Read
  private let progress: @Sendable (String) -> Void

  /// Creates a runner that builds on a workbench, with at most as many patterns side by side as there are processors.
  ///
  /// The timeout, in seconds, is that for building a cell and running its tests, and for an example's scenarios.
  package init(
    on workbench: Workbench, processors: Int = ProcessInfo.processInfo.activeProcessorCount,
    timeout: Double = 300, progress: @escaping @Sendable (String) -> Void = { _ in },
    read: @escaping TurnRunner.Read
  ) {
    self.workbench = workbench
    self.processors = processors
    self.timeout = timeout
    self.read = read
    self.progress = progress
  }

  /// Runs cells, and returns the results in their order.
  ///
  /// A pattern's cells share its copy, one after the other; patterns run side by side.
  package func run(_ cells: [ChangeCell]) async throws(CellRunError) -> [CellResult] {
    let fingerprints = self.fingerprints(of: cells)
    var cards: [Card] = []
    for cell in cells where !cards.contains(where: { $0.id == cell.card.id }) { cards.append(cell.card) }
    let parts = try await cards.mappedSideBySide(limit: processors) {
      card throws(CellRunError) -> [CellResult] in
      try await self.results(of: cells.filter { $0.card.id == card.id }, in: card)
    }
    // Otherwise the results would mix two versions of the code.
    guard self.fingerprints(of: cells) == fingerprints else { throw .changedMeanwhile }
    let results = parts.flatMap(\.self)
    return cells.compactMap { cell in
      results.first { $0.pattern == cell.card.id && $0.request == cell.request.id }
    }
  }

  private func results(of cells: [ChangeCell], in card: Card) async throws(CellRunError) -> [CellResult] {
    let bench: PatternBench
    do throws(BenchError) {
      bench = try workbench.bench(of: card.module)
    } catch {
      throw .bench(error)
    }
    let run = CellRun(
      card: card, examples: workbench.examples(of: card), package: workbench.package,
      copy: workbench.copy(of: card.module), bench: bench, timeout: timeout, read: read)
    var results: [CellResult] = []
    for cell in cells {
      progress("[\(cell.request.id)] \(card.name), whose first build takes a minute")
      results.append(try await run.result(of: cell))
    }
    return results
  }

  private func fingerprints(of cells: [ChangeCell]) -> [String] {
    let fingerprint = CellFingerprint(in: workbench.package)
    return cells.map { fingerprint.text(of: $0.request, in: $0.card) }
  }
}
