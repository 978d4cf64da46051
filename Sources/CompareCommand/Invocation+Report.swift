import CodeGraph
import CommandLineKit
import Comparison
import Report
import Scenarios

extension Invocation {
  /// A report on the selected patterns; exit code 1 if a scenario failed or a rule is broken.
  func report(_ topic: Topic) async throws(CommandError) -> CompareCommand.Outcome {
    let examples = try examples
    let loadCodebase = topic.readsCode ? try codebaseLoader() : nil
    let selected = selected
    if let wrong = selected.first(where: { $0.pattern.id != $0.card.id }) {
      throw CommandError(
        "The pattern '\(wrong.pattern.id)' has the card of '\(wrong.card.id)'. Correct the entry in \(Registry.path).",
        .internalError)
    }
    let findings: Findings
    do throws(CodeGraphError) {
      findings = try await Findings(
        comparing: selected, examples: examples, scenarios: topic.runsScenarios ? Scenario.all : [],
        findsTurns: topic == .claims,
        codebase: loadCodebase, progress: context.progress)
    } catch {
      throw CommandError(error)
    }
    return CompareCommand.Outcome(
      output: try formatted(.findings(findings, about: topic), as: parsed[shared.format]),
      exitCode: findings.isGood ? .success : .failure)
  }
}

extension Topic {
  /// Whether the topic needs the scenarios' results.
  fileprivate var runsScenarios: Bool { self == .everything || self == .scenarios }

  /// Whether the topic needs figures of the code.
  fileprivate var readsCode: Bool {
    switch self {
    case .everything, .coupling, .rules, .claims: true
    case .list, .scenarios: false
    }
  }
}
