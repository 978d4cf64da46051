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

  /// Creates a scenario that fails before its first step.
  init(_ example: Example, _ name: String, _ script: String, failing mistake: StepMistake) {
    self.example = example
    self.name = name
    self.script = script
    parsed = ParsedScript(failing: mistake)
  }

  /// The scenarios in a text, in which `Scenario: ` and a name precede the steps of each, and a blank line all but the first.
  ///
  /// A wrong or a missing heading makes a scenario that fails; its failure names `file` and `line`, where the text stands.
  package static func scenarios(
    of example: Example, _ text: String, file: String = #fileID, line: Int = #line
  ) -> [Scenario] {
    ScenarioGroup(of: example, text, at: "\(file):\(line)").scenarios
  }
}
