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
  let own = Flag(
    "own", help: "Measure your own change of a pattern, which you did not commit, as a cell of a request.")
  let roles = Option<String?>(
    "roles", value: "FILE", help: "With '--own': the roles of types that are new, as in a cell's roles.json.")

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

        With '--own', a request and a pattern, it takes what the pattern's folder and that of its tests have otherwise than in the \
        last commit, runs it in the same way, and puts its figures beside the catalogue's.
        """,
      positionals: [names],
      options: [tests, run, check, record, own, roles] + shared.packageReport,
      tables: [
        HelpTable("REQUESTS", rows: ChangeRequest.all.map { (label: $0.id, help: $0.summary) })
      ],
      examples: [
        "compare changes", "compare changes prefill", "compare changes prefill mvp viper",
        "compare changes prefill mvp --own",
      ])
  }

  /// Requests and patterns, in any order.
  private var names: Positional {
    shared.patterns(
      beside: ChangeRequest.all.map(\.id), help: "Requests and patterns, in any order; all by default.")
  }

  func run(_ invocation: Invocation) async throws(CommandFailure) -> CompareCommand.Outcome {
    let package = try invocation.package().url
    let requests = self.requests(invocation)
    let cards = invocation.selected.map(\.card)
    let selection = CellSelection(of: requests, in: cards, of: package)
    let missing = requests.compactMap { request in
      selection.missing[request.id].map { ids in
        "No patch for '\(request.id)' yet: \(ids.joined(separator: ", "))"
      }
    }
    if invocation.parsed[own] { return try await ownChange(requests, cards, invocation) }
    guard !selection.cells.isEmpty else {
      throw CommandFailure("\(missing.joined(separator: ". ")).", .missingInput)
    }
    var outcomes = selection.recorded
    var stale: [String] = []
    if [run, check, record].contains(where: { invocation.parsed[$0] }) {
      outcomes = try await self.outcomes(of: selection, invocation)
      if invocation.parsed[check] {
        stale = outcomes.differences(from: selection.recorded).map {
          "What is recorded of \($0) is not what came of it now."
        }
      }
      if invocation.parsed[record] { try keep(outcomes, of: cards, in: package) }
    }
    let ledger: ChangeLedger
    do throws(CellError) {
      ledger = try selection.ledger(
        with: outcomes, showsCode: requests.count == 1 && cards.count <= 3,
        showsTests: invocation.parsed[tests], others: try self.others(than: cards, of: requests, in: package))
    } catch {
      throw CommandFailure(error.description, .missingInput)
    }
    return try invocation.outcome(
      .ledger(ledger), messages: missing + stale,
      isGood: outcomes.results.allSatisfy(\.isGood) && stale.isEmpty)
  }

  /// The recorded cells of all other patterns, for what a request's spread needs of them.
  private func others(
    than cards: [Card], of requests: [ChangeRequest], in package: URL
  ) throws(CellError) -> [CellFinding] {
    let rest = shared.entries.map(\.card).filter { !cards.contains($0) }
    let selection = CellSelection(of: requests, in: rest, of: package)
    let recorded = CellOutcomes(results: selection.recordedResults, merges: [])
    return try selection.ledger(with: recorded).cells
  }

  /// The user's own change, built and run, beside the catalogue's cells of the last commit.
  private func ownChange(
    _ requests: [ChangeRequest], _ cards: [Card], _ invocation: Invocation
  ) async throws(CommandFailure) -> CompareCommand.Outcome {
    guard requests.count == 1, cards.count == 1, let request = requests.first, let card = cards.first else {
      throw CommandFailure(
        "'--own' measures one change. Name a request and a pattern: 'compare changes prefill mvp --own'.",
        .usage)
    }
    let context = invocation.context
    let git = Git(folder: try invocation.package().url, environment: context.environment)
    let base = FileManager.default.temporaryDirectory.appending(path: "own-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: base) }
    let roles = invocation.parsed[roles].map(context.folder.file)
    try await OwnChange(request: request, card: card, git: git).write(to: base, roles: roles)
    let selection = CellSelection(of: requests, in: cards, of: base)
    let runner = try await invocation.cellRunner(on: base)
    let results = try await invocation.runningCells { () async throws(CellRunError) in
      try await runner.run(selection.cells.filter { $0.version == .own })
    }
    let ledger: ChangeLedger
    do throws(CellError) {
      ledger = try selection.ledger(
        with: CellOutcomes(results: selection.recorded.results + results, merges: []), showsCode: true,
        showsTests: invocation.parsed[tests], others: try others(than: cards, of: requests, in: base))
    } catch {
      throw CommandFailure(error.description, .missingInput)
    }
    return try invocation.outcome(.ledger(ledger), isGood: results.allSatisfy(\.isGood))
  }

  /// The requests that are asked for; all if none is named.
  private func requests(_ invocation: Invocation) -> [ChangeRequest] {
    let words = invocation.parsed[names]
    let named = ChangeRequest.all.filter { words.contains($0.id) }
    return named.isEmpty ? ChangeRequest.all : named
  }

  /// Builds and runs cells, and joins pairs of them.
  private func outcomes(
    of selection: CellSelection, _ invocation: Invocation
  ) async throws(CommandFailure) -> CellOutcomes {
    let runner = try await invocation.cellRunner(on: try invocation.package().url)
    return try await invocation.runningCells { () async throws(CellRunError) in
      CellOutcomes(
        results: try await runner.run(selection.cells), merges: try await runner.join(selection.pairs))
    }
  }

  private func keep(
    _ outcomes: CellOutcomes, of cards: [Card], in package: URL
  ) throws(CommandFailure) {
    do throws(RecordError) {
      for card in cards {
        let own = outcomes.results.filter { $0.pattern == card.id }
        if !own.isEmpty { try CellRecord.keep(own, of: card, in: package) }
        let joined = outcomes.merges.filter { $0.pattern == card.id }
        if !joined.isEmpty { try MergeRecord.keep(joined, of: card, in: package) }
      }
    } catch {
      throw .record(error)
    }
  }
}
