import Driver

/// One scenario with its result in each pattern: a row of the matrix.
public struct ScenarioRow: Sendable {
  /// The scenario's name.
  public let name: String
  /// The results in the order of the patterns; nil if the scenario was not run on a pattern.
  public let results: [ScenarioResult?]

  /// The number of steps.
  public var steps: Int { results.compactMap { $0?.steps }.max() ?? 0 }
}
