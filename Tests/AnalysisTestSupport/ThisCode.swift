import Catalog
import CodeGraph
import Examples
import Foundation
import Measures
import Records
import Synchronization
import TestSupport
import Verdicts

/// Reads the code of this package, once for all tests of a run.
public enum ThisCode {
  private typealias Reading = Task<(graph: DependencyGraph, codebase: Codebase), any Error>

  /// The started readings by cards, and the latest one.
  private static let readings = Mutex<(begun: [[Card]: Reading], last: Reading?)>(([:], nil))

  /// The cache of read code.
  public static let cache = Program.packageFolder.appending(path: ".build/code")

  /// The graph of some patterns and of the shared code.
  public static func graph(of cards: [Card]) async throws -> DependencyGraph {
    try await reading(of: cards).value.graph
  }

  /// The code of some patterns, by pattern.
  public static func codebase(of cards: [Card]) async throws -> Codebase {
    try await reading(of: cards).value.codebase
  }

  /// A pattern's code for one example.
  public static func code(of card: Card, in example: Example) async throws -> PatternCode {
    let codebase = try await codebase(of: [card])
    guard let code = codebase.entry(of: card.id)?.code[example] else {
      throw codebase.faults.first?.reason ?? MeasureError.notMeasurable(measure: "code", subject: card.name)
    }
    return code
  }

  /// The text of a file of this package, by its path.
  public static func text(of path: String) -> String? {
    try? String(contentsOf: PackageFolder.ofThisBuild.appending(path: path), encoding: .utf8)
  }

  private static func reading(of cards: [Card]) -> Reading {
    readings.withLock { readings in
      if let begun = readings.begun[cards] { return begun }
      let reading = Reading { [last = readings.last] in
        // One at a time, so that the first compiles the shared code for the others.
        _ = await last?.result
        let package = PackageFolder.ofThisBuild
        let found = try await reader(of: cards, in: package).read(progress: { _ in })
        let mutants = MutantFindings.fresh(cards, in: package)
        return (
          found.graph,
          Codebase(
            graph: found.graph, failures: found.failures, cards: cards, mutants: mutants, text: text(of:))
        )
      }
      readings.begun[cards] = reading
      readings.last = reading
      return reading
    }
  }

  /// A reader of this package's modules in a folder, which may be a changed copy.
  static func reader(of cards: [Card], in folder: URL) -> CodeReader {
    CodeReader(
      package: folder, targets: Codebase.targets(for: cards), program: Program("compare").url, cache: cache,
      environment: ProcessInfo.processInfo.environment)
  }
}
