import Examples

/// A user's story: steps that must hold for every pattern alike.
public struct Scenario: Sendable {
  /// The example that it is about.
  public let example: Example

  /// What the story shows, in lower case and without a full stop.
  public let name: String

  /// The steps, one a line; `StepParser` reads them.
  public let script: String

  /// Makes a scenario.
  public init(_ example: Example, _ name: String, _ script: String) {
    self.example = example
    self.name = name
    self.script = script
  }

  /// All scenarios, Greeting's first.
  public static let all = greeting + login
}
