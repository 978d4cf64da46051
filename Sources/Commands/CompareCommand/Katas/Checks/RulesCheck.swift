import Verdicts

/// Whether the code keeps the rules of its card.
struct RulesCheck: KataCheck {
  static let form = CheckForm(word: "rules", arguments: "PATTERN")

  private let pattern: String

  init?(_ arguments: [String]) {
    guard arguments.count == 1 else { return nil }
    pattern = arguments[0]
  }

  func finding(in context: CheckContext) async throws(CommandFailure) -> CheckFinding {
    guard let entry = context.entry(of: pattern) else { return .absent(pattern) }
    let load = try context.invocation.codebaseLoader()
    let breaches: [RuleBreach]
    do throws(FindingsError) {
      breaches = try await Findings(comparing: [entry], runsScenarios: false, codebase: load).breaches
    } catch {
      throw .findings(error)
    }
    guard let first = breaches.first else { return .holds("no rule is broken") }
    let more = breaches.count > 1 ? " (and \(breaches.count - 1) more)" : ""
    return .fails("\(first)\(more); 'swift run compare coupling \(pattern) --check' shows each")
  }
}
