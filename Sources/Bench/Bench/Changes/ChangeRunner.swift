import Catalog
import CodeGraph
import Foundation
import Records

/// Makes change requests in copies of the patterns, and runs the unit tests and the scenarios there.
package struct ChangeRunner: Sendable {
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
  /// The timeout, in seconds, is that for building a cell and running its tests, and for an example's scenarios.
  package init(
    on workbench: Workbench, processors: Int = ProcessInfo.processInfo.activeProcessorCount,
    timeout: Double = 300, progress: @escaping @Sendable (String) -> Void = { _ in },
    read: @escaping Read
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
    let results = try await byPattern(cells, card: \.card) { cells, card throws(CellRunError) in
      try await self.results(of: cells, in: card)
    }
    // Otherwise the results would mix two versions of the code.
    guard self.fingerprints(of: cells) == fingerprints else { throw .changedMeanwhile }
    return cells.compactMap { cell in
      results.first {
        $0.pattern == cell.card.id && $0.request == cell.request.id && $0.version == cell.version
      }
    }
  }

  /// Joins cells two by two, and returns the results pattern by pattern.
  package func join(_ pairs: [CellPair]) async throws(CellRunError) -> [MergeResult] {
    let fingerprints = self.fingerprints(of: pairs)
    let results = try await byPattern(pairs, card: \.card) { pairs, card throws(CellRunError) in
      try await self.joins(of: pairs, in: card)
    }
    guard self.fingerprints(of: pairs) == fingerprints else { throw .changedMeanwhile }
    return results
  }

  /// The values of what is done in patterns, in the order of the patterns: in one of them one after the other, as a pattern has one
  /// copy.
  private func byPattern<Work: Sendable, Value: Sendable>(
    _ work: [Work], card: KeyPath<Work, Card> & Sendable,
    _ values: @escaping @Sendable ([Work], Card) async throws(CellRunError) -> [Value]
  ) async throws(CellRunError) -> [Value] {
    var cards: [Card] = []
    for item in work where !cards.contains(where: { $0.id == item[keyPath: card].id }) {
      cards.append(item[keyPath: card])
    }
    let parts = try await cards.mappedSideBySide(limit: processors) {
      pattern throws(CellRunError) -> [Value] in
      try await values(work.filter { $0[keyPath: card].id == pattern.id }, pattern)
    }
    return parts.flatMap(\.self)
  }

  private func joins(of pairs: [CellPair], in card: Card) async throws(CellRunError) -> [MergeResult] {
    let place = try cellBench(of: card)
    var results: [MergeResult] = []
    for cells in pairs {
      progress("[\(cells.pair.id)] \(card.name)")
      results.append(try await MergeRun(cells: cells, place: place).result())
    }
    return results
  }

  private func cellBench(of card: Card) throws(CellRunError) -> CellBench {
    let bench: PatternBench
    do throws(BenchError) {
      bench = try workbench.bench(of: card.module)
    } catch {
      throw .bench(error)
    }
    return CellBench(
      card: card, examples: workbench.examples(of: card), package: workbench.package,
      copy: workbench.copy(of: card.module), bench: bench, timeout: timeout)
  }

  private func results(of cells: [ChangeCell], in card: Card) async throws(CellRunError) -> [CellResult] {
    let run = CellRun(place: try cellBench(of: card), read: read)
    var results: [CellResult] = []
    for cell in cells {
      progress("[\(cell.request.id)] \(card.name), whose first build takes a minute")
      results.append(try await run.result(of: cell))
    }
    return results
  }

  private func fingerprints(of cells: [ChangeCell]) -> [String] {
    let fingerprint = CellFingerprint(in: workbench.package)
    return cells.map { fingerprint.text(of: $0.request, in: $0.card, $0.version) }
  }

  private func fingerprints(of pairs: [CellPair]) -> [String] {
    let fingerprint = CellFingerprint(in: workbench.package)
    return pairs.map { fingerprint.text(of: $0.pair, in: $0.card) }
  }
}
