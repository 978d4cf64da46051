import Bench
import Catalog
import CodeGraph
import CommandLineKit
import Driver
import Foundation
import Page
import Records
import Report
import TerminalText
import Traces
import Verdicts

extension Invocation {
  /// A report on the selected patterns; exit code 1 if a scenario failed or a rule is broken.
  ///
  /// Without code, figures and verdicts are left out.
  func report(
    _ topic: Topic, since path: String? = nil, readsCode: Bool = true
  ) async throws(CommandFailure) -> CompareCommand.Outcome {
    let earlier = try path.map(earlierReport)
    let needsCode = readsCode && ![.list, .scenarios].contains(topic)
    let findings = try await findings(about: topic, codebase: needsCode ? try codebaseLoader() : nil)
    return try outcome(
      earlier.map { .changes(findings, since: $0) } ?? .findings(findings, about: topic),
      isGood: findings.isGood)
  }

  /// Everything on the selected patterns, for a page.
  func catalogue() async throws(CommandFailure) -> PageContent {
    let load = try codebaseLoader()
    let reading = CodebaseReading(load)
    let code = try code(of: examples)
    // Read meanwhile: the scenarios run on the main actor. Results, because `async let` forgets the type of an error.
    async let listings = Result { () throws(CommandFailure) in try code.listings() }
    async let tests = Result { () throws(CommandFailure) in try code.tests() }
    let all = cards
    let package = try package().url
    async let traces = Result { () throws(CommandFailure) in try Self.traces(of: all, in: package) }
    let findings = try await findings(about: .everything) { () async throws(CodeGraphError) in
      try await reading.codebase
    }
    let codebase: Codebase
    do throws(CodeGraphError) {
      codebase = try await reading.codebase
    } catch {
      throw .code(error)
    }
    return PageContent(
      findings: findings, choice: Choice([], in: codebase, of: cards), listings: try await listings.get(),
      tests: try await tests.get(), traces: try await traces.get(),
      ledger: try Self.ledger(of: all, in: package, by: codebase))
  }

  /// What change requests cost, as it is recorded, and what the index foresaw.
  private nonisolated static func ledger(
    of cards: [Card], in package: URL, by codebase: Codebase
  ) throws(CommandFailure) -> ChangeLedger {
    let selection = CellSelection(of: ChangeRequest.all, in: cards, of: package)
    do throws(CellError) {
      return try selection.ledger(with: selection.recorded) { codebase.forecast(of: $0, in: $1) }
    } catch {
      throw CommandFailure(error.description, .missingInput)
    }
  }

  /// The traces of the recordings that are fresh.
  private nonisolated static func traces(of cards: [Card], in package: URL) throws(CommandFailure) -> [Trace]
  {
    let store = RecordingStore(in: package)
    var traces: [Trace] = []
    do throws(RecordingError) {
      for card in cards { traces += try store.fresh(of: card)?.traces(of: card) ?? [] }
    } catch {
      throw .recordings(error)
    }
    return traces
  }

  private func findings(
    about topic: Topic, codebase: (@Sendable () async throws(CodeGraphError) -> Codebase)?
  ) async throws(CommandFailure) -> Findings {
    let examples = try examples
    do throws(FindingsError) {
      return try await Findings(
        comparing: selected, examples: examples, runsScenarios: [.everything, .scenarios].contains(topic),
        by: ScenarioProcesses(program: context.program, count: context.scenarioProcesses),
        findsTurns: topic == .everything, codebase: codebase, progress: context.progress)
    } catch {
      throw .findings(error)
    }
  }

  /// The earlier report of `--since` on at least one of the selected patterns.
  private func earlierReport(at path: String) throws(CommandFailure) -> EarlierReport {
    let ids = selected.map(\.pattern.id)
    let patterns = (parsed[shared.patterns].isEmpty ? [] : ids).joined(separator: " ")
    let advice =
      "Write one with '\(["compare", patterns].joined(separator: " ")) --format json --output FILE'."
    let data = try context.contents(of: path, advice: advice)
    guard let report = EarlierReport(data, named: path, about: ids) else {
      let shown = VisibleText.escaping(path)
      throw CommandFailure(
        "'\(shown)' is no report of this version of 'compare' on \(ids.joined(separator: ", ")). \(advice)",
        .usage)
    }
    return report
  }
}
