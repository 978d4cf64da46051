import Bench
import Catalog
import CodeGraph
import CommandLineKit
import Foundation
import Records
import Report

/// `compare changes`: what change requests cost in each pattern, by its cells' patches and what came of running them.
struct ChangesCommand: RunnableCommand {
  let shared: SharedOptions
  let tests = Flag("tests", help: "Also show the changes of the tests.")
  let run = Flag("run", help: "Build and run the cells, in copies of the patterns, instead of the record.")
  let check = Flag("check", help: "The same, and fail where a result is not what is recorded.")
  let record = Flag("record", help: "The same, and keep the results in the catalogue.")

  var declaration: CommandDeclaration {
    CommandDeclaration(
      name: "changes", overview: "What change requests cost in each pattern.",
      discussion: """
        A cell is a request made in one pattern: a patch of its code and one of its tests. Without a request, a table of all; \
        with one, all its figures; with one and up to three patterns, also the code, of two side by side from 115 columns on. The \
        figures of the patches are counted anew; what breaks and whether all tests and scenarios pass is recorded. With \
        '--run', applies a request's shared patch and the pattern's own to a copy of the pattern, builds it, and runs its unit \
        tests and its scenarios. A pattern takes a minute the first time. Exits with 1 if a test or a scenario fails, if a rule \
        of the card is broken, or if a check finds another result.
        """,
      positionals: [names], options: [tests, run, check, record] + shared.packageReport,
      tables: [
        HelpTable("REQUESTS", rows: ChangeRequest.all.map { (label: $0.id, help: $0.summary) })
      ],
      examples: ["compare changes", "compare changes prefill", "compare changes prefill mvp viper"])
  }

  /// Requests and patterns, in any order.
  private var names: Positional {
    shared.patterns(
      beside: ChangeRequest.all.map(\.id), help: "Requests and patterns, in any order; all by default.")
  }

  func run(_ invocation: Invocation) async throws(CommandFailure) -> CompareCommand.Outcome {
    let package = try invocation.package().url
    let requests = self.requests(invocation)
    let showsCode = requests.count == 1 && invocation.selected.count <= 3
    let cells = try selected(invocation, requests, in: package)
    let recorded = recordedResults(of: cells.found, in: package)
    var results = recorded
    var messages = cells.missing
    if runs(invocation) {
      results = try await triedResults(of: cells.found, invocation)
      if invocation.parsed[check] {
        messages += results.filter { !recorded.contains($0) }.map {
          "What is recorded of '\($0.request)' in \($0.pattern) is not what came of it now."
        }
      }
      if invocation.parsed[record] { try keep(results, of: invocation.selected.map(\.card), in: package) }
    }
    var findings: [CellFinding] = []
    for cell in cells.found {
      let result = results.first {
        $0.request == cell.request.id && $0.pattern == cell.card.id && $0.version == cell.version
      }
      findings.append(
        try finding(
          of: cell, with: result, showsCode: showsCode, showsTests: invocation.parsed[tests], in: package))
    }
    let merges = try await merges(invocation, messages: &messages, in: package)
    let isGood = results.allSatisfy(\.isGood) && messages.count == cells.missing.count
    let ledger = ChangeLedger(cells: findings, merges: merges)
    return try invocation.outcome(.ledger(ledger), messages: messages, isGood: isGood)
  }

  /// The requests that are asked for; all if none is named.
  private func requests(_ invocation: Invocation) -> [ChangeRequest] {
    let words = invocation.parsed[names]
    let named = ChangeRequest.all.filter { words.contains($0.id) }
    return named.isEmpty ? ChangeRequest.all : named
  }

  private func runs(_ invocation: Invocation) -> Bool {
    [run, check, record].contains { invocation.parsed[$0] }
  }

  /// The cells that are asked for, with messages on those that a pattern lacks.
  private struct Selection {
    var found: [ChangeCell] = []
    var missing: [String] = []
  }

  private func selected(
    _ invocation: Invocation, _ requests: [ChangeRequest], in package: URL
  ) throws(CommandFailure) -> Selection {
    var cells = Selection()
    for request in requests {
      var lacking: [String] = []
      for card in invocation.selected.map(\.card) {
        let versions = ChangeVersion.allCases.compactMap { ChangeCell(request, in: card, $0, of: package) }
        if versions.isEmpty { lacking.append(card.id) }
        cells.found += versions
      }
      if !lacking.isEmpty {
        cells.missing.append("No patch for '\(request.id)' yet: \(lacking.joined(separator: ", "))")
      }
    }
    guard !cells.found.isEmpty else {
      throw CommandFailure("\(cells.missing.joined(separator: ". ")).", .missingInput)
    }
    return cells
  }

  private func triedResults(
    of cells: [ChangeCell], _ invocation: Invocation
  ) async throws(CommandFailure) -> [CellResult] {
    let runner = try await runner(invocation)
    return try await failing { () async throws(CellRunError) in try await runner.run(cells) }
  }

  private func runner(_ invocation: Invocation) async throws(CommandFailure) -> ChangeRunner {
    let context = invocation.context
    let workbench = try await Workbench(of: try invocation.package().url, in: context)
    return ChangeRunner(on: workbench, progress: context.progress) {
      copy, targets async throws(CodeGraphError) in
      try await context.read(copy, targets)
    }
  }

  /// Turns an error of a run into the command's.
  private func failing<Value: Sendable>(
    _ run: () async throws(CellRunError) -> Value
  ) async throws(CommandFailure) -> Value {
    do throws(CellRunError) {
      return try await run()
    } catch {
      switch error {
      case .bench(let error): throw .bench(error)
      case .cell(let error): throw CommandFailure(error.description, .missingInput)
      case .unreadable(let cell, let reason):
        throw CommandFailure("The code of '\(cell)' cannot be read: \(reason)", .missingInput)
      case .sharedCollision(let pair, let files):
        throw CommandFailure(
          """
          The shared patches of '\(pair)' collide in \(files.joined(separator: ", ")). Write them so that git joins them.
          """, .missingInput)
      case .changedMeanwhile:
        throw CommandFailure("The code has changed while cells ran. Run the command again.", .missingInput)
      }
    }
  }

  // MARK: Two requests in one pattern

  /// What came of joining the requests that are asked for with others of their example: the record, or a run.
  private func merges(
    _ invocation: Invocation, messages: inout [String], in package: URL
  ) async throws(CommandFailure) -> [MergeResult] {
    let requests = self.requests(invocation)
    let cards = invocation.selected.map(\.card)
    let pairs = ChangeRequest.pairs.filter { requests.contains($0.first) || requests.contains($0.second) }
    let cells = pairs.flatMap { pair in cards.compactMap { CellPair(pair, in: $0, of: package) } }
    let recorded = recordedMerges(of: cells, in: package)
    guard runs(invocation) else { return recorded }
    let runner = try await runner(invocation)
    let results = try await failing { () async throws(CellRunError) in try await runner.join(cells) }
    if invocation.parsed[check] {
      messages += results.filter { !recorded.contains($0) }.map {
        "What is recorded of '\($0.pair)' in \($0.pattern) is not what came of it now."
      }
    }
    if invocation.parsed[record] {
      do throws(RecordError) {
        for card in cards {
          try MergeRecord.keep(results.filter { $0.pattern == card.id }, of: card, in: package)
        }
      } catch {
        throw .record(error)
      }
    }
    return results
  }

  private func recordedMerges(of cells: [CellPair], in package: URL) -> [MergeResult] {
    let fingerprint = CellFingerprint(in: package)
    return cells.compactMap { cells in
      let results = (try? MergeRecord.read(of: cells.card, in: package)) ?? []
      return results.first {
        $0.pair == cells.pair.id
          && MergeRecord.isCurrent($0, of: cells.pair, in: cells.card, by: fingerprint)
      }
    }
  }

  private func keep(
    _ results: [CellResult], of cards: [Card], in package: URL
  ) throws(CommandFailure) {
    do throws(RecordError) {
      for card in cards {
        let own = results.filter { $0.pattern == card.id }
        if !own.isEmpty { try CellRecord.keep(own, of: card, in: package) }
      }
    } catch {
      throw .record(error)
    }
  }

  /// The recorded results for the code and the patches as they are now.
  private func recordedResults(of cells: [ChangeCell], in package: URL) -> [CellResult] {
    let fingerprint = CellFingerprint(in: package)
    return cells.compactMap { cell in
      let results = (try? CellRecord.read(of: cell.card, in: package)) ?? []
      return results.first {
        $0.request == cell.request.id && $0.version == cell.version
          && CellRecord.isCurrent($0, of: cell.request, in: cell.card, by: fingerprint)
      }
    }
  }

  private func finding(
    of cell: ChangeCell, with result: CellResult?, showsCode: Bool, showsTests: Bool, in package: URL
  ) throws(CommandFailure) -> CellFinding {
    do throws(CellError) {
      let size = try CellSize(of: cell.request, in: cell.card, cell.version, of: package)
      var files: [PatchedFile] = []
      if showsCode {
        files += try CellSize.productFiles(of: cell.request, in: cell.card, cell.version, of: package)
      }
      if showsTests {
        files += try CellSize.testFiles(of: cell.request, in: cell.card, cell.version, of: package)
      }
      return CellFinding(
        request: cell.request, card: cell.card, version: cell.version, size: size, result: result,
        files: files)
    } catch {
      throw CommandFailure(error.description, .missingInput)
    }
  }
}
