import CodeGraph
import CommandLineKit
import Driver
import Report
import Scenarios
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
    let (all, package) = (cards, try package().url)
    async let traces = all.flatMap { KeptRecordings.fresh(of: $0, in: package)?.traces(of: $0) ?? [] }
    let findings = try await findings(about: .everything) { () async throws(CodeGraphError) in
      try await reading.codebase
    }
    return PageContent(
      findings: findings, choice: Choice([], in: try await reading.codebase, of: cards),
      listings: try await listings, tests: try await tests, traces: await traces)
  }

  private func findings(
    about topic: Topic, codebase: (@Sendable () async throws(CodeGraphError) -> Codebase)?
  ) async throws(CommandError) -> Findings {
    let examples = try examples
    do throws(CodeGraphError) {
      return try await Findings(
        comparing: selected, examples: examples,
        scenarios: [.everything, .scenarios].contains(topic) ? Scenario.all : [],
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
