import Catalog
import CodeGraph
import Edits
import Examples
import Foundation
import PackageLayout
import Processes
import Records
import Verdicts

/// The run of one pattern's cells in its copy.
struct CellRun: Sendable {
  let place: CellBench
  let read: ChangeRunner.Read

  private var card: Card { place.card }
  private var copy: URL { place.copy }
  private var bench: PatternBench { place.bench }

  /// Builds and runs a cell in three steps: without the pattern's patches, with that of the product, and with all.
  func result(of cell: ChangeCell) async throws(CellRunError) -> CellResult {
    let before = try await before(cell)
    let broken = cell.changesProduct ? try await broken(by: cell) : .none
    let after = try await after(cell)
    return CellResult(
      request: cell.request.id, version: cell.version, pattern: card.id,
      fingerprint: CellFingerprint(in: place.package).text(of: cell.request, in: card, cell.version),
      patches: cell.patches.map(\.lastPathComponent), before: before.scenarios, broken: broken,
      compileError: after.compileError, logicTests: after.logic, partTests: after.parts,
      cardTests: after.card, scenarios: after.scenarios, breaches: after.breaches,
      firstArrows: before.arrows.map { after.arrows.subtracting($0).sorted() })
  }

  // MARK: Before

  /// The program as it was, with what the request changes for all patterns.
  private struct Before {
    let scenarios: TestOutcome
    /// The arrows that the code uses; nil if it does not compile.
    let arrows: Set<String>?
  }

  private func before(_ cell: ChangeCell) async throws(CellRunError) -> Before {
    try await place.apply([cell.sharedChange])
    do throws(BenchError) {
      try await bench.buildProgram(with: cell.sharedChange)
    } catch .doesNotBuild {
      // The request takes something away that the pattern uses.
      return Before(scenarios: .compileError, arrows: nil)
    } catch {
      throw .bench(error)
    }
    return Before(
      scenarios: try await place.scenarios(), arrows: arrows(in: try await codebase(of: card, for: cell)))
  }

  // MARK: What breaks

  /// The tests that the product patch alone breaks; files that do not compile are left out of the copy, and after them those that
  /// need them, which count for nothing.
  private func broken(by cell: ChangeCell) async throws(CellRunError) -> BrokenTests {
    try await place.apply(cell.productChanges)
    var files: [String]?
    while true {
      switch try await runTests() {
      case .doesNotBuild(let output):
        let found = CompilerErrors.files(in: PackageLayout.tests(of: card.module), output)
        guard !found.isEmpty else {
          throw .bench(.doesNotBuild(change: cell.name, reason: CompilerErrors.summary(of: output)))
        }
        for file in found { try remove(file) }
        files = files ?? found
      case .ran(let record, let isTimeout):
        let outcome = outcomes(of: record, isTimeout: isTimeout)
        return BrokenTests(
          files: (files ?? []).sorted(), logic: outcome.logic.names, parts: outcome.parts.names,
          card: outcome.card.names)
      }
    }
  }

  private func remove(_ file: String) throws(CellRunError) {
    let url = copy.appending(path: "\(PackageLayout.tests(of: card.module))/\(file)")
    do {
      try FileManager.default.removeItem(at: url)
    } catch {
      throw .bench(.copyUnusable(path: url.path, reason: error.localizedDescription))
    }
  }

  // MARK: After

  /// The pattern with all of the cell's patches.
  private struct After {
    var compileError: String? = nil
    var logic = TestOutcome.compileError
    var parts = TestOutcome.compileError
    var card = TestOutcome.compileError
    var scenarios = TestOutcome.compileError
    var breaches: [String] = []
    var arrows: Set<String> = []
  }

  private func after(_ cell: ChangeCell) async throws(CellRunError) -> After {
    try await place.apply(cell.changes)
    switch try await runTests() {
    case .doesNotBuild(let output):
      let folders = [PackageLayout.code(of: card.module), PackageLayout.tests(of: card.module)]
      let error = CompilerErrors.first(in: folders, output) ?? CompilerErrors.summary(of: output)
      return After(compileError: error)
    case .ran(let record, let isTimeout):
      let outcome = outcomes(of: record, isTimeout: isTimeout)
      let scenarios = try await place.scenarios()
      let changed: Card
      do throws(CellError) {
        changed = try card.ofCell(in: cell.folder)
      } catch {
        throw .cell(error)
      }
      let codebase = try await codebase(of: changed, for: cell)
      return After(
        logic: outcome.logic, parts: outcome.parts, card: outcome.card, scenarios: scenarios,
        breaches: codebase.brokenRules(of: changed), arrows: arrows(in: codebase))
    }
  }

  // MARK: Running

  private func runTests() async throws(CellRunError) -> TestRun {
    do throws(BenchError) {
      return try await bench.runTests("^\(card.module)Tests\\.", timeout: place.timeout)
    } catch {
      throw .bench(error)
    }
  }

  /// The outcomes of the three kinds of tests.
  private struct Outcomes {
    let logic: TestOutcome
    let parts: TestOutcome
    let card: TestOutcome
  }

  /// A suite of one part alone, or of the card, has a file of its name in the copy.
  private func outcomes(of record: TestRecord, isTimeout: Bool) -> Outcomes {
    let logic = Example.all.map(\.suite)
    let parts = suites(in: PackageLayout.partTests(of: card.module))
    let others = suites(in: PackageLayout.tests(of: card.module)).filter {
      !logic.contains($0) && !parts.contains($0)
    }
    return Outcomes(
      logic: TestOutcome(record.only(in: logic), isTimeout: isTimeout),
      parts: TestOutcome(record.only(in: parts), isTimeout: isTimeout, namesSuites: true),
      card: TestOutcome(record.only(in: others), isTimeout: isTimeout, namesSuites: true))
  }

  private func suites(in folder: String) -> [String] {
    FileList.paths(in: folder, of: copy).filter { $0.hasSuffix("Tests.swift") }
      .map { URL(filePath: $0).deletingPathExtension().lastPathComponent }.sorted()
  }

  // MARK: Reading

  private func codebase(of card: Card, for cell: ChangeCell) async throws(CellRunError) -> Codebase {
    let reading: CodeReading
    do throws(CodeGraphError) {
      reading = try await read(copy, Codebase.targets(for: [card]))
      if let failure = reading.failures[card.module] { throw failure }
    } catch {
      throw .unreadable(cell: cell.name, reason: error.description)
    }
    return Codebase(graph: reading.graph, cards: [card], mutants: []) { path in
      try? String(contentsOf: copy.appending(path: path), encoding: .utf8)
    }
  }

  /// The arrows that the code uses, such as `View → Presenter`.
  private func arrows(in codebase: Codebase) -> Set<String> {
    let arrows = codebase.patterns.flatMap { $0.code.values.flatMap(\.roleArrows) }
    return Set(arrows.filter { $0.status != .unused }.map { "\($0.from) → \($0.to)" })
  }
}
