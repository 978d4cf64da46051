import Catalog
import CodeGraph
import CommandLineKit
import Driver
import Foundation
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
  ) async throws -> CompareCommand.Outcome {
    let earlier = try path.map(earlierReport)
    let needsCode = readsCode && ![.list, .scenarios].contains(topic)
    let findings = try await findings(about: topic, codebase: needsCode ? try codebaseLoader() : nil)
    return try outcome(
      earlier.map { .changes(findings, since: $0) } ?? .findings(findings, about: topic),
      isGood: findings.isGood)
  }

  /// Everything on the selected patterns, for a page.
  func catalogue() async throws -> PageContent {
    let load = try codebaseLoader()
    let reading = CodebaseReading(load)
    let code = try code(of: examples)
    // Read meanwhile: the scenarios run on the main actor.
    async let listings = code.listings()
    async let tests = code.tests()
    let all = cards
    let package = try package().url
    async let traces = Self.traces(of: all, in: package)
    let findings = try await findings(about: .everything) { () async throws(CodeGraphError) in
      try await reading.codebase
    }
    return PageContent(
      findings: findings, choice: Choice([], in: try await reading.codebase, of: cards),
      listings: try await listings, tests: try await tests, traces: try await traces)
  }

  /// The traces of the recordings that are fresh.
  private nonisolated static func traces(of cards: [Card], in package: URL) throws(RecordingError) -> [Trace]
  {
    let store = RecordingStore(in: package)
    var traces: [Trace] = []
    for card in cards { traces += try store.fresh(of: card)?.traces(of: card) ?? [] }
    return traces
  }

  private func findings(
    about topic: Topic, codebase: (@Sendable () async throws(CodeGraphError) -> Codebase)?
  ) async throws(CommandError) -> Findings {
    let examples = try examples
    do throws(FindingsError) {
      return try await Findings(
        comparing: selected, examples: examples, runsScenarios: [.everything, .scenarios].contains(topic),
        by: ScenarioProcesses(program: context.program, count: context.scenarioProcesses),
        findsTurns: [.everything, .claims].contains(topic), codebase: codebase, progress: context.progress)
    } catch {
      throw CommandError(error)
    }
  }

  /// The earlier report of `--since` on at least one of the selected patterns.
  private func earlierReport(at path: String) throws(CommandError) -> EarlierReport {
    let ids = selected.map(\.pattern.id)
    let patterns = (parsed[shared.patterns].isEmpty ? [] : ids).joined(separator: " ")
    let advice =
      "Write one with '\(["compare", patterns].joined(separator: " ")) --format json --output FILE'."
    let data = try context.contents(of: path, advice: advice)
    guard let report = EarlierReport(data, named: path, about: ids) else {
      let shown = VisibleText.escaping(path)
      throw CommandError(
        "'\(shown)' is no report of this version of 'compare' on \(ids.joined(separator: ", ")). \(advice)",
        .usage)
    }
    return report
  }
}
