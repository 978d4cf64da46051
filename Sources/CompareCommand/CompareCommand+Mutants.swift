import Catalog
import CommandLineKit
import Comparison
import Foundation
import Report
import TerminalText

/// `compare mutants`: what notices small mistakes in the patterns' code.
extension CompareCommand {
  /// Tries the mutants of patterns, or shows what was found when that was last done.
  func mutants(_ parsed: Parsed, _ style: OutputStyle, in setting: Setting) async throws(Problem) -> Outcome {
    let package = try package(parsed[options.packagePath], from: setting.folder).url
    let chosen = selected(parsed).compactMap { pattern in self.cards.first { $0.id == pattern.id } }
    // A pattern begins without mutants, and the others are none the worse for it.
    let cards = chosen.filter { !$0.mutants.isEmpty }
    let bare = chosen.filter(\.mutants.isEmpty).map(\.id).joined(separator: ", ")
    guard bare.isEmpty || !cards.isEmpty else {
      throw Problem(
        "\(bare) has no mutants yet. Write them in Catalog/Mutants, as docs/adding-a-pattern.md tells.",
        .missingInput)
    }
    let mutation = parsed[options.mutation]
    let isKept = parsed[options.kept]
    let findings =
      isKept
      ? try keptMutants(of: cards, mutation, in: package)
      : try await triedMutants(of: cards, mutation, in: package, setting)
    var messages = bare.isEmpty ? [] : ["\(bare) has no mutants yet: Catalog/Mutants"]
    var outcome = Outcome(exitCode: findings.survivors.isEmpty ? .success : .failure)
    outcome.output = try report(on: .mutants(findings), parsed[options.format], style)
    if parsed[options.recheck], !isKept, findings != (try keptMutants(of: cards, mutation, in: package)) {
      messages.append(
        "Error: '\(MutantFindings.keptPath)' says something else of these mutants. "
          + "Run '.ci/mutants' to renew it.")
      outcome.exitCode = .failure
    }
    outcome.messages = messages.joined(separator: "\n")
    return outcome
  }

  private func triedMutants(
    of cards: [Card], _ mutation: Mutation?, in package: URL, _ setting: Setting
  ) async throws(Problem) -> MutantFindings {
    do throws(MutantError) {
      let bench = try await PackageBench(
        for: package, scratch: setting.cache.deletingLastPathComponent().appending(path: "mutants"),
        environment: setting.environment, progress: setting.tell)
      return try await MutantRunner(on: bench).run(
        cards, mutation.map { [$0] } ?? Mutation.allCases, progress: setting.tell)
    } catch {
      throw Problem(error.description, .internalError)
    }
  }

  /// What is kept of earlier runs, if it is of the code as it stands.
  private func keptMutants(
    of cards: [Card], _ mutation: Mutation?, in package: URL
  ) throws(Problem) -> MutantFindings {
    guard let kept = MutantFindings(keptIn: package) else {
      throw Problem(
        "'\(MutantFindings.keptPath)' is not there or cannot be read. Run '.ci/mutants' to make it.",
        .missingInput)
    }
    let fresh = kept.fresh(cards, in: package).map(\.pattern)
    let stale = cards.map(\.id).filter { !fresh.contains($0) }
    guard stale.isEmpty else {
      throw Problem(
        """
        '\(MutantFindings.keptPath)' is of other code than that of \(stale.joined(separator: ", ")). \
        Run '.ci/mutants' to renew it.
        """, .missingInput)
    }
    return kept.only(cards.map(\.id), mutation)
  }
}

extension Mutation: OptionValue {}
