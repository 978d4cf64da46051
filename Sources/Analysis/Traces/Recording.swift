import CodeGraph
import Driver

/// The calls between types while one pattern runs one scenario, or while a person uses it.
///
/// Arguments and results are not recorded, so no recording holds a secret. A stored property that is read or set
/// without an accessor is not a call.
public struct Recording: Codable, Sendable, Hashable {
  /// A step with the calls until the next one.
  public struct Step: Codable, Sendable, Hashable {
    /// The step without the texts that it types, such as `tap logIn`; ``launch`` for the start of the program.
    public let text: String
    /// The calls in order.
    public package(set) var calls: [Call]

    /// Creates a step.
    package init(text: String, calls: [Call]) {
      self.text = text
      self.calls = calls
    }
  }

  /// One or several equal calls in a row.
  public struct Call: Sendable, Hashable {
    /// The outermost type that calls; nil at the start of the program.
    public let from: String?
    /// The outermost type that is called.
    public let to: String
    /// The member as in the source, such as `setStatus(_:)`, `text = …`, `user` or `closure in viewDidLoad()`.
    public let member: String
    /// The number of calls.
    public package(set) var count = 1
    /// The line of the call; nil if the debug information has none.
    public let place: Place?
    /// The line of the called definition.
    public let target: Place?

    /// Creates a call.
    package init(
      from: String?, to: String, member: String, count: Int = 1, place: Place?, target: Place?
    ) {
      self.from = from
      self.to = to
      self.member = member
      self.count = count
      self.place = place
      self.target = target
    }

    /// Whether only the counts differ.
    package func isLike(_ other: Self) -> Bool {
      var other = other
      other.count = count
      return self == other
    }
  }

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
