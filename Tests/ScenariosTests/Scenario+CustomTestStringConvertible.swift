import Driver
import Testing

/// Test arguments are printed with the scenario's name instead of its script.
extension Scenario: CustomTestStringConvertible {
  /// The example and the name.
  public var testDescription: String { "\(example.id): \(name)" }
}
