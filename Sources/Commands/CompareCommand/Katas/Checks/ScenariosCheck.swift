import Driver
import Examples
import Verdicts

/// Whether all scenarios of an example pass.
struct ScenariosCheck: KataCheck {
  static let form = CheckForm(word: "scenarios", arguments: "PATTERN EXAMPLE")

  private let pattern: String
  private let example: Example

  init?(_ arguments: [String]) {
    guard arguments.count == 2, let example = Example(argument: arguments[1]) else { return nil }
    pattern = arguments[0]
    self.example = example
  }

  func finding(in context: CheckContext) async throws(CommandFailure) -> CheckFinding {
    guard let entry = context.entry(of: pattern) else { return .absent(pattern) }
    let findings: Findings
    do throws(FindingsError) {
      findings = try await Findings(
        comparing: [entry], examples: [example], progress: context.invocation.context.progress)
    } catch {
      throw .findings(error)
    }
    guard let first = findings.failures.first, let failure = first.failure else {
      return CheckFinding(isGood: !findings.results.isEmpty, text: "all \(findings.results.count) pass")
    }
    let count = "\(findings.failures.count) of \(findings.results.count) fail"
    let all = "'swift run compare scenarios \(pattern) --example \(example.id)' says more"
    return .fails("\(count), first '\(first.name)' \(Self.place(of: failure)); \(all)")
  }

  /// The step that failed, or what is alive after the last.
  private static func place(of failure: ScenarioResult.Failure) -> String {
    guard failure.step.isEmpty else { return "at '\(failure.step)'" }
    guard case .mismatch(_, let seen) = failure.reason else { return "after its last step" }
    return "after its last step, with \(seen.split(separator: "\n").joined(separator: " and ")) alive"
  }
}
