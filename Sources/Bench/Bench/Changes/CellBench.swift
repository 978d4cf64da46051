import Catalog
import Edits
import Examples
import Foundation
import Records

/// The copy of one pattern in which its cells are built, run and joined.
struct CellBench: Sendable {
  let card: Card
  let examples: [Example]
  let package: URL
  /// The folder of the copy.
  let copy: URL
  let bench: PatternBench
  /// In seconds, as in ``ChangeRunner``.
  let timeout: Double

  /// Makes the copy equal to the package with changes, which apply in their order.
  func apply(_ changes: [Change]) async throws(CellRunError) {
    do throws(BenchError) {
      try await bench.apply(changes)
    } catch {
      throw .bench(error)
    }
  }

  /// The outcome of the scenarios of all examples in the program that was built last.
  func scenarios() async throws(CellRunError) -> TestOutcome {
    var runs: [ScenarioRun] = []
    do throws(BenchError) {
      for example in examples {
        runs.append(try await bench.runScenarios(of: example, pattern: card.id, timeout: timeout))
      }
    } catch {
      throw .bench(error)
    }
    return TestOutcome(runs)
  }
}
