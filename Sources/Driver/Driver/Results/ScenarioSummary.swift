/// Whether a scenario passed, for a program that runs scenarios in another.
public struct ScenarioSummary: Sendable, Codable, Equatable {
  /// The identifier of the example, such as `login`.
  public let example: String
  /// The scenario's name.
  public let name: String
  /// Whether every step passed.
  public let passed: Bool

  /// Creates a summary from its parts.
  public init(example: String, name: String, passed: Bool) {
    self.example = example
    self.name = name
    self.passed = passed
  }

  /// Summarises a result.
  public init(_ result: ScenarioResult) {
    self.init(example: result.example.id, name: result.name, passed: result.passed)
  }
}
