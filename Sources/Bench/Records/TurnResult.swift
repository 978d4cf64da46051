import Catalog

/// What came of building and measuring a program that turns a comparison.
public struct TurnResult: Sendable, Codable, Hashable {
  /// A figure of the program.
  public struct Figure: Sendable, Codable, Hashable {
    /// The name of the measure.
    public let measure: String
    /// The value, in the unit of the measure.
    public let value: Double

    /// Creates a figure.
    package init(measure: String, value: Double) {
      self.measure = measure
      self.value = value
    }
  }

  /// The fixture's name.
  public let name: String
  /// The fingerprint of what the result depends on, at the time of the run.
  public let fingerprint: String
  /// The outcome of the example's scenarios.
  public let scenarios: TestOutcome
  /// The outcome of the pattern's unit tests; nil unless a figure of the fixture counts them.
  public let unitTests: TestOutcome?
  /// The card's rules and arrows that the program breaks.
  public let breaches: [String]
  /// The figures that the fixture moves.
  public let figures: [Figure]

  /// Creates a result.
  package init(
    name: String, fingerprint: String, scenarios: TestOutcome, unitTests: TestOutcome? = nil,
    breaches: [String], figures: [Figure]
  ) {
    self.name = name
    self.fingerprint = fingerprint
    self.scenarios = scenarios
    self.unitTests = unitTests
    self.breaches = breaches
    self.figures = figures
  }

  /// The value for a measure; nil if the fixture does not move it.
  public func value(of measure: String) -> Double? {
    figures.first { $0.measure == measure }?.value
  }

  /// Whether the program works, with as many scenarios as one or more, and keeps to its card.
  public var isWorking: Bool {
    !scenarios.kills && scenarios.count > 0 && unitTests?.kills != true && breaches.isEmpty
  }
}
