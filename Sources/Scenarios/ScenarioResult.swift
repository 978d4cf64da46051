import Examples

/// What came of one scenario with one pattern.
public struct ScenarioResult: Sendable, Equatable {
  /// A step that did not hold.
  public struct Failure: Sendable, Equatable {
    /// The step's place, counted from 1.
    public let number: Int
    /// The step as it is written; empty if the script itself cannot be read.
    public let step: String
    /// Why it did not hold.
    public let reason: StepFailure
    /// The window at that moment, as plain text.
    public let frame: String

    /// Puts a failure together.
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
  /// How many steps held.
  public let stepsHeld: Int
  /// How many steps there are.
  public let steps: Int
  /// The step that did not hold, if any.
  public let failure: Failure?

  /// Puts a result together.
  public init(pattern: String, example: Example, name: String, stepsHeld: Int, steps: Int, failure: Failure?)
  {
    self.pattern = pattern
    self.example = example
    self.name = name
    self.stepsHeld = stepsHeld
    self.steps = steps
    self.failure = failure
  }

  /// Whether every step held.
  public var passed: Bool { failure == nil }
}
