import Scenarios

/// One scenario with what came of it in every pattern: a row of the matrix.
public struct ScenarioRow: Sendable {
  /// The scenario's name.
  public let name: String
  /// The results in the order of the patterns; none where a pattern was not run through the scenario.
  public let results: [ScenarioResult?]

  /// How many steps the scenario has.
  public var steps: Int { results.compactMap { $0?.steps }.max() ?? 0 }
}
