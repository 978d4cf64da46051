import Examples

/// The result of one scenario with one pattern.
public struct ScenarioResult: Sendable, Equatable, Codable {
  /// A failed step.
  public struct Failure: Sendable, Equatable, Codable {
    /// The step's number, from 1; 0 if the script cannot be parsed, and for objects alive after the last step.
    public let number: Int
    /// The step as a line of a script; empty if the number is 0.
    public let step: String
    /// The reason of the failure.
    public let reason: StepFailure
    /// The window at that moment, as plain text.
    public let frame: String

    /// Creates a failure.
    public init(number: Int, step: String, reason: StepFailure, frame: String) {
      self.number = number
      self.step = step
      self.reason = reason
      self.frame = frame
    }
  }

  /// The pattern's identifier.
  public let pattern: String
  /// The example.
  public let example: Example
  /// The scenario's name.
  public let name: String
  /// The number of steps that passed.
  public let stepsHeld: Int
  /// The number of all steps.
  public let steps: Int
  /// The failed step; nil if all passed.
  public let failure: Failure?

  /// Creates a result.
  public init(pattern: String, example: Example, name: String, stepsHeld: Int, steps: Int, failure: Failure?)
  {
    self.pattern = pattern
    self.example = example
    self.name = name
    self.stepsHeld = stepsHeld
    self.steps = steps
    self.failure = failure
  }

  /// Whether every step passed.
  public var passed: Bool { failure == nil }
}
