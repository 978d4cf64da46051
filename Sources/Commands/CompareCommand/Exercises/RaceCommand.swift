import Bench
import Catalog
import CommandLineKit
import Examples
import Foundation
import PackageLayout
import Records
import Report

/// `compare kata race`: a change request that is made by oneself, and measured as the catalogue's changes are.
struct RaceCommand: RunnableCommand {
  /// The file of a copy that names the roles of types that the participants add, as a cell's `roles.json`.
  nonisolated static let roles = "roles.json"

  let shared: SharedOptions
  let request = Option<String?>("request", value: "NAME", help: "The change request.")
  let pattern = Option<String?>("in", value: "PATTERN", help: "The pattern to make it in.")
  let folder = Option<String?>(
    "folder", value: "PATH", help: "Where the copy is made; beside the checkout by default.")
  let check = Flag("check", help: "Build, run and measure the change; exit with 1 until it holds.")
  let stop = Flag("stop", help: "Keep your work as a patch, and remove the copy.")
  let name = Option<String?>("name", value: "WORDS", help: "With '--check': who has made the change.")
  let table = Option<String?>(
    "table", value: "FILE",
    help: "With '--check' and '--name': the table of your group, to which a row is added.")

  var declaration: CommandDeclaration {
    CommandDeclaration(
      name: "race", overview: "Make a change request in a pattern yourself, and measure what it took.",
      discussion: """
        Without options it lists the requests. With a request and a pattern it makes a copy of the catalogue with that pattern alone \
        and the request's scenarios, some of which fail. In the copy, make them pass. '--check' then puts the figures of your change \
        beside those of the catalogue's, without their code; the first check takes a minute or two. The checkout is not changed.
        """,
      options: [
        request, pattern, folder, check, stop, name, table, shared.format, shared.packagePath,
        shared.color,
      ],
      examples: [
        "compare kata race", "compare kata race --request prefill --in mvp",
        "compare kata race --check",
        "compare kata race --check --name 'Ada and Bob' --table ../races.tsv", "compare kata race --stop",
      ])
  }

  func run(_ invocation: Invocation) async throws(CommandFailure) -> CompareCommand.Outcome {
    let parsed = invocation.parsed
    guard !(parsed[check] && parsed[stop]) else {
      throw .command(parsed.usageError("Give one of '--check' and '--stop'."))
    }
    guard parsed[check] || (parsed[name] == nil && parsed[table] == nil) else {
      throw .command(parsed.usageError("'--name' and '--table' go with '--check'."))
    }
    guard (parsed[name] == nil) == (parsed[table] == nil) else {
      throw .command(parsed.usageError("Give both '--name' and '--table'."))
    }
    let package = try invocation.package(named: parsed[shared.packagePath], build: nil).url
    let checkout = try await ExerciseCheckout(at: package, environment: invocation.context.environment)
    let entry = try chosenEntry(invocation)
    let request = try chosenRequest(invocation)
    if parsed[check] {
      return try await measure(try race(of: request, entry, in: checkout), checkout, invocation)
    }
    if parsed[stop] {
      let work = try await checkout.end(
        try race(of: request, entry, in: checkout), keepingWorkIn: invocation.context.workFolder)
      return CompareCommand.Outcome(output: page(invocation).end(saved: work))
    }
    guard let request, let entry else {
      guard request == nil, entry == nil else {
        throw .command(parsed.usageError("Give both '--request' and '--in'."))
      }
      return CompareCommand.Outcome(
        output: page(invocation).list(Self.requests, started: checkout.started))
    }
    return try await start(request, in: entry, checkout, invocation)
  }

  private func page(_ invocation: Invocation) -> RacePage {
    RacePage(style: invocation.style, current: invocation.context.folder)
  }

  // MARK: Start

  private func start(
    _ request: ChangeRequest, in entry: Registry.Entry, _ checkout: ExerciseCheckout, _ invocation: Invocation
  ) async throws(CommandFailure) -> CompareCommand.Outcome {
    let card = entry.card
    guard let example = Example.all.first(where: { $0.name == request.example }),
      example.isShown(by: entry.pattern)
    else {
      throw CommandFailure(
        "'\(request.id)' is about \(request.example), which \(card.name) does not show. Choose another pattern.",
        .usage)
    }
    let kind = StartedExercise.Kind.race(request: request.id, pattern: entry.pattern.id)
    if let started = checkout.started.first(where: { $0.kind == kind }) {
      throw CommandFailure(
        """
        This race is started, in '\(started.folder)'. End it by 'swift run compare kata race --stop \
        \(Self.options(of: kind))'; your work is kept.
        """, .usage)
    }
    let commit = try await checkout.cleanCommit()
    let task = try task(of: request, in: checkout.folder)
    let place = checkout.folder(
      of: kind, at: invocation.parsed[folder], from: invocation.context.folder)
    let page = page(invocation)
    let program = example.program(of: entry.pattern.id)
    let started = try await checkout.start(
      kind, of: commit, in: ExerciseCopy(in: place, environment: invocation.context.environment),
      with: ExerciseCopy.Content(
        module: card.module, patch: request.sharedPatch,
        patchInWords: "what '\(request.id)' changes for all patterns",
        task: page.file(task, card: card, program: program),
        files: [Self.roles: #"{"added": {}, "removed": []}"# + "\n"]))
    let recorded = CellSelection(of: [request], in: [card], of: checkout.folder).recordedResults
    return CompareCommand.Outcome(
      output: page.start(
        request, task, in: started.url, before: recorded.first?.before, card: card, program: program))
  }

  private func task(of request: ChangeRequest, in package: URL) throws(CommandFailure) -> RaceTask {
    let text = try? String(
      contentsOf: package.appending(path: "\(request.folder)/request.md"), encoding: .utf8)
    let patch = try? String(contentsOf: package.appending(path: request.sharedPatch), encoding: .utf8)
    guard let text, let patch, let task = RaceTask(text: text, patch: patch) else {
      throw CommandFailure(
        "'\(request.folder)' lacks a part of a request: docs/adding-a-request.md says what it needs.",
        .missingInput)
    }
    return task
  }

  // MARK: Check

  private func measure(
    _ race: StartedExercise, _ checkout: ExerciseCheckout, _ invocation: Invocation
  ) async throws(CommandFailure) -> CompareCommand.Outcome {
    guard case .race(let id, let pattern) = race.kind,
      let request = Self.requests.first(where: { $0.id == id }),
      let card = shared.entries.first(where: { $0.pattern.id == pattern })?.card
    else {
      throw CommandFailure("This catalogue does not have that race any more.", .missingInput)
    }
    let copy = ExerciseCopy(in: race.url, environment: invocation.context.environment)
    let strays = try await copy.strayFiles(
      since: race.start,
      besides: [PackageLayout.code(of: card.module), PackageLayout.tests(of: card.module), Self.roles])
    let base = FileManager.default.temporaryDirectory.appending(path: "race-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: base) }
    let change = OwnChange(
      request: request, card: card, base: Commit(git: checkout.git, name: race.base),
      start: Commit(
        git: Git(folder: race.url, environment: invocation.context.environment), name: race.start),
      lack: "are as at the start in '\(race.folder)'. Make the change there, and run the command again.")
    try await change.write(to: base, roles: race.url.appending(path: Self.roles))
    let report = try await report(of: request, in: card, base: base, race, invocation)
    let notes =
      strays.isEmpty
      ? [] : ["Not measured, as a race is about the pattern and its tests: \(strays.joined(separator: ", "))"]
    return try invocation.outcome(.race(report), messages: notes, isGood: report.isGood)
  }

  private func report(
    of request: ChangeRequest, in card: Card, base: URL, _ race: StartedExercise, _ invocation: Invocation
  ) async throws(CommandFailure) -> RaceReport {
    let selection = CellSelection(of: [request], in: [card], of: base)
    let task = try task(of: request, in: base)
    // Read before anything is built, as a type without a role is an error.
    _ = try cells(of: selection, results: [], card, race)
    let runner = try await invocation.cellRunner(on: base)
    let results = try await invocation.runningCells { () async throws(CellRunError) in
      try await runner.run(selection.cells.filter { $0.version == .own })
    }
    let cells = try cells(of: selection, results: selection.recordedResults + results, card, race)
    guard let own = cells.first(where: { $0.version == .own }) else {
      throw CommandFailure("Your change is not among the cells.", .internalError)
    }
    var report = RaceReport(
      own: own, others: cells.filter { $0.version != .own }, newTests: task.newTests)
    report.group = try group(with: report, invocation)
    return report
  }

  private func cells(
    of selection: CellSelection, results: [CellResult], _ card: Card, _ race: StartedExercise
  ) throws(CommandFailure) -> [CellFinding] {
    do throws(CellError) {
      return try selection.ledger(with: CellOutcomes(results: results, merges: []), showsTests: true).cells
    } catch {
      guard case .noRole(let type, _) = error else { throw CommandFailure(error.description, .missingInput) }
      let roles = card.roles.map(\.name).joined(separator: ", ")
      let file = race.url.appending(path: Self.roles).path
      throw CommandFailure(
        """
        '\(type)' is new and has no role. Give it one in '\(file)', as in {"added": {"\(type)": "\(card.roles[0].name)"}, \
        "removed": []}. The roles of \(card.name) are \(roles).
        """, .usage)
    }
  }

  /// The group's table after a row is added; nil if there is none.
  private func group(
    with report: RaceReport, _ invocation: Invocation
  ) throws(CommandFailure) -> RaceReport.Group? {
    guard let name = invocation.parsed[name], let path = invocation.parsed[table] else { return nil }
    let file = invocation.context.folder.file(at: path)
    var table = try RaceTable(reading: file)
    table.put(RaceRow(report, by: name))
    try table.write(to: file)
    return RaceReport.Group(heads: RaceRow.heads, rows: table.rows.map(\.values))
  }
}
