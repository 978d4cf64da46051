import Bench
import Catalog
import CodeGraph
import CommandLineKit
import Foundation
import Records
import Report
import Verdicts

extension Mutation: OptionValue {}

/// `compare mutants`: whether scenarios and unit tests notice small mistakes in the patterns' code.
struct MutantsCommand: RunnableCommand {
  let shared: SharedOptions
  let mutation = Option<Mutation?>(
    "mutation", value: "NAME", help: "Run one mutation only.")
  let recorded = Flag("recorded", help: "Show the recorded results instead of running the mutants.")
  let record = Flag(
    "record", help: "Keep the results in the catalogue, where the reports read them.")
  let recheck = Flag("check", help: "Exit with 1 also if the results differ from the recorded ones.")

  var declaration: CommandDeclaration {
    CommandDeclaration(
      name: "mutants", overview: "Put small mistakes into the code and see which tests notice them.",
      discussion: """
        Builds a copy of each pattern with each mistake and runs its scenarios and its own unit tests. A pattern \
        takes a minute, all take several. Exits with 1 if no scenario notices a mistake.
        """,
      positionals: [shared.patterns],
      options: [mutation, recorded, record, recheck] + shared.packageReport,
      tables: [
        HelpTable("MISTAKES", rows: Mutation.allCases.map { (label: $0.rawValue, help: $0.summary) })
      ],
      examples: ["compare mutants --recorded", "compare mutants mvp --mutation late-answer-accepted"])
  }

  func run(_ invocation: Invocation) async throws(CommandFailure) -> CompareCommand.Outcome {
    let package = try invocation.package().url
    let chosen = invocation.selected.map(\.card)
    // A pattern without mutants does not stop the others.
    let cards = chosen.filter { !$0.mutants.isEmpty }
    let bare = chosen.filter(\.mutants.isEmpty).map(\.id).joined(separator: ", ")
    guard bare.isEmpty || !cards.isEmpty else {
      throw CommandFailure(
        "\(bare) has no mutants yet. Write them as described in docs/adding-a-pattern.md.", .missingInput)
    }
    let mutation = invocation.parsed[mutation]
    let isRecorded = invocation.parsed[recorded]
    let findings =
      isRecorded
      ? try recordedMutants(of: cards, mutation, in: package)
      : try await triedMutants(of: cards, mutation, in: package, invocation.context)
    if invocation.parsed[record], !isRecorded {
      guard mutation == nil else {
        throw .command(
          invocation.parsed.usageError(
            "'--record' keeps the results of all mistakes: leave out '--mutation'."))
      }
      do throws(RecordError) {
        for (card, results) in zip(cards, findings.patterns) {
          try MistakeRecord.write(results, of: card, in: package)
        }
      } catch {
        throw .record(error)
      }
    }
    var messages = bare.isEmpty ? [] : ["\(bare) has no mutants yet."]
    var isGood = findings.survivors.isEmpty
    if invocation.parsed[recheck], !isRecorded,
      findings != (try recordedMutants(of: cards, mutation, in: package))
    {
      messages.append(
        "Error: the records differ from these results. Run '\(MistakeRecord.renewal)' to update them.")
      isGood = false
    }
    return try invocation.outcome(
      .mutants(findings), messages: messages, isGood: isGood)
  }

  private func triedMutants(
    of cards: [Card], _ mutation: Mutation?, in package: URL, _ context: CompareCommand.ProcessContext
  ) async throws(CommandFailure) -> MutantFindings {
    let runner = MutantRunner(
      on: try await Workbench(of: package, in: context), progress: context.progress
    ) { targets async throws(CodeGraphError) in
      try await CodeReader(
        package: package, targets: targets, program: context.program, cache: context.cache,
        environment: context.environment
      ).read(progress: context.progress)
    }
    do throws(MutantError) {
      return try await runner.run(cards, mutation.map { [$0] } ?? Mutation.allCases)
    } catch {
      throw .mutants(error)
    }
  }

  /// The recorded results; an error if they are missing or stale.
  private func recordedMutants(
    of cards: [Card], _ mutation: Mutation?, in package: URL
  ) throws(CommandFailure) -> MutantFindings {
    let shared = CodeFingerprint.shared(in: package)
    var patterns: [PatternMutants] = []
    var stale: [String] = []
    for card in cards {
      let recorded: PatternMutants
      do throws(RecordError) {
        recorded = try MistakeRecord.read(of: card, in: package)
      } catch {
        throw .record(error)
      }
      if !recorded.isFresh(for: card, in: package, after: shared) { stale.append(card.id) }
      patterns.append(recorded)
    }
    guard stale.isEmpty else {
      throw CommandFailure(
        """
        What is recorded of the mistakes of \(stale.joined(separator: ", ")) is stale: the code has changed. \
        Run '\(MistakeRecord.renewal)' to renew it.
        """, .missingInput)
    }
    return MutantFindings(patterns: patterns).only(cards.map(\.id), mutation)
  }
}
