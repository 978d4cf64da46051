import Driver

/// The calls between types while one pattern runs one scenario, or while a person uses it.
///
/// Arguments and results are not recorded, so no call holds a secret; a window shows dots for a password. A stored
/// property that is read or set without an accessor is not a call.
public struct Recording: Sendable, Hashable {
  /// The text of the first step.
  public static let launch = Driver.Step.launch.description

  /// The pattern's id.
  public let pattern: String
  /// The example's id.
  public let example: String
  /// The scenario's name; for a person's session the program's.
  public let scenario: String
  /// The steps in order, without those that only check and cause no call.
  public package(set) var steps: [Step]

  /// Creates a recording.
  package init(pattern: String, example: String, scenario: String, steps: [Step]) {
    self.pattern = pattern
    self.example = example
    self.scenario = scenario
    self.steps = steps
  }
}
