import Driver

/// What came of running a changed pattern's scenarios.
package enum ScenarioRun: Sendable {
  /// All were run.
  case ran([ScenarioSummary])
  /// A signal ended the program.
  case crash
  /// The program was ended after a timeout.
  case timeout
}
