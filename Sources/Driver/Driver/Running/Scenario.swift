import Examples

/// A user's story: steps that every pattern must pass.
public struct Scenario: Sendable {
  /// The example that the steps use.
  public let example: Example

  /// The behaviour under test, in lower case and without a full stop.
  public let name: String

  /// The steps, one a line.
  public let script: String

  private let parsed: ParsedScript

  /// The steps, or the first parse error.
  var steps: Result<[Step], StepMistake> { parsed.steps }

  /// Creates a scenario.
  public init(_ example: Example, _ name: String, _ script: String) {
    self.example = example
    self.name = name
    self.script = script
    parsed = ParsedScript(script)
  }

  /// The scenarios in a text, in which `Scenario: ` and a name precede the steps of each.
  package static func scenarios(of example: Example, _ text: String) -> [Scenario] {
    text.split(separator: "Scenario: ").map { story in
      let lines = story.split(separator: "\n")
      return Scenario(example, String(lines[0]), lines.dropFirst().joined(separator: "\n"))
    }
  }
}
