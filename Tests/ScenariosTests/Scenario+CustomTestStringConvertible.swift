import Scenarios
import Testing

/// A test's argument is printed as the example and the scenario's name, not as the whole script.
extension Scenario: CustomTestStringConvertible {
  /// The example and the name.
  public var testDescription: String { "\(example.id): \(name)" }
}
