import Bench
import Catalog
import CodeGraph
import CommandLineKit
import Foundation
import Records
import Report
import Verdicts

/// `compare turns`: the programs with which a comparison of figures comes out otherwise.
struct TurnsCommand: RunnableCommand {
  let shared: SharedOptions
  let only = Option<String?>("only", value: "NAME", help: "Run one program; a part of its name is enough.")
  let recorded = Flag("recorded", help: "Show the recorded results instead of building the programs.")
  let record = Flag("record", help: "Keep the results in the catalogue, where the tests read them.")

  var declaration: CommandDeclaration {
    CommandDeclaration(
      name: "turns", overview: "Build programs with which a comparison of figures comes out otherwise.",
      discussion: """
        Applies each patch of Catalog/Turns to a copy of its pattern, builds the program, runs the scenarios of its example, \
        checks the rules and arrows of its card, and measures it. All take several minutes. Exits with 1 if a program fails a \
        scenario or breaks a rule, if a figure turns no comparison, or if one that decides a verdict has no program.
        """,
      options: [only, recorded, record] + shared.packageReport,
      tables: [
        HelpTable("PROGRAMS", rows: TurnFixture.all.map { (label: $0.name, help: $0.summary) })
      ],
      examples: ["compare turns --recorded", "compare turns --only mvp-composer"])
  }

  func run(_ invocation: Invocation) async throws(CommandFailure) -> CompareCommand.Outcome {
    let package = try invocation.package().url
    let fixtures = try selected(invocation)
    let results: [TurnResult]
    if invocation.parsed[recorded] {
      results = try recordedResults(of: fixtures, in: package)
    } else {
      results = try await triedResults(of: fixtures, in: package, invocation.context)
      if invocation.parsed[record] { try keep(results, in: package) }
    }
    let codebase = try await invocation.codebase()
    let comparisons = codebase.comparisons
    let programs = zip(fixtures, results).map { fixture, result in
      TurnFinding(of: fixture, with: result, in: codebase, comparisons: comparisons)
    }
    let findings =
      fixtures.count == TurnFixture.all.count
      ? TurnFindings(all: programs, in: codebase, comparisons: comparisons) : TurnFindings(some: programs)
    return try invocation.outcome(.turns(findings), isGood: findings.isGood)
  }

  private func triedResults(
    of fixtures: [TurnFixture], in package: URL, _ context: CompareCommand.ProcessContext
  ) async throws(CommandFailure) -> [TurnResult] {
    let runner = TurnRunner(
      on: try await Workbench(of: package, in: context), progress: context.progress
    ) { copy, targets async throws(CodeGraphError) in
      try await context.read(copy, targets)
    }
    do throws(TurnError) {
      return try await runner.run(fixtures)
    } catch {
      throw .turns(error)
    }
  }

  /// The fixture of `--only`; all by default.
  private func selected(_ invocation: Invocation) throws(CommandFailure) -> [TurnFixture] {
    guard let word = invocation.parsed[only] else { return TurnFixture.all }
    let names = TurnFixture.all.map(\.name)
    let found = names.contains(word) ? [word] : names.filter { $0.contains(word.lowercased()) }
    guard found.count == 1 else {
      throw .command(
        .unknown(
          word, "program", matching: found, among: names, separator: "; ",
          listedBy: "compare turns --help"))
    }
    return TurnFixture.all.filter { $0.name == found[0] }
  }

  /// The recorded results; an error if they are missing or stale.
  private func recordedResults(
    of fixtures: [TurnFixture], in package: URL
  ) throws(CommandFailure) -> [TurnResult] {
    let results: [TurnResult]
    do throws(RecordError) {
      results = try TurnRecord.read(in: package)
    } catch {
      throw .record(error)
    }
    let stale = TurnRecord.stale(fixtures, among: results, in: package)
    if let first = stale.first {
      let more = stale.count > 1 ? " and \(stale.count - 1) more" : ""
      throw CommandFailure(
        """
        What is recorded of '\(first)'\(more) is stale: the code has changed. \
        Run '\(TurnRecord.renewal)' to renew it.
        """, .missingInput)
    }
    return fixtures.compactMap { fixture in results.first { $0.name == fixture.name } }
  }

  /// Keeps results; those of the other fixtures stay as they are.
  private func keep(_ results: [TurnResult], in package: URL) throws(CommandFailure) {
    let earlier = (try? TurnRecord.read(in: package)) ?? []
    let kept = TurnFixture.all.compactMap { fixture in
      (results + earlier).first { $0.name == fixture.name }
    }
    do throws(RecordError) {
      try TurnRecord.write(kept, in: package)
    } catch {
      throw .record(error)
    }
  }
}
