import CommandLineKit

/// How the results of scenarios are printed.
enum ScenarioFormat: String, Sendable, CaseIterable, OptionValue {
  /// A line for each scenario, with the failed step.
  case text
  /// A ``ScenarioSummary`` for each scenario, for another program.
  case json
}
