import Examples

/// A user's story: steps that must hold for every pattern alike.
public struct Scenario: Sendable {
  /// The example that it is about.
  public let example: Example

  /// What the story shows, in lower case and without a full stop.
  public let name: String

  /// The steps, one a line.
  public let script: String

  /// The script's steps, read once for all patterns, or why it cannot be read.
  let steps: Result<[Step], StepMistake>

  /// Makes a scenario.
  public init(_ example: Example, _ name: String, _ script: String) {
    self.example = example
    self.name = name
    self.script = script
    steps = Result { () throws(StepMistake) in
      let steps = try StepParser.steps(from: script)
      if steps.isEmpty { throw StepMistake("the scenario has no steps") }
      return steps
    }
  }

  /// All scenarios, Greeting's first.
  public static let all = greeting + login
}
