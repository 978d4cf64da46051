import Catalog

/// What the scenarios make of one wrong version.
public struct WrongVersionResult: Sendable, Codable, Hashable {
  /// The wrong version's name.
  public let name: String
  /// The fingerprint of what the outcome depends on, at the time of the run.
  public let fingerprint: String
  /// The outcome of the scenarios, with the names of those that reject the version.
  public let scenarios: TestOutcome

  /// Creates a result.
  package init(name: String, fingerprint: String, scenarios: TestOutcome) {
    self.name = name
    self.fingerprint = fingerprint
    self.scenarios = scenarios
  }
}
