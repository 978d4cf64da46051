import Catalog

/// What came of joining the changes of two requests in one pattern.
public struct MergeResult: Sendable, Codable, Hashable {
  /// The requests' ids, such as `prefill+three`.
  public let pair: RequestPair.ID
  /// The pattern's id.
  public let pattern: Card.ID
  /// The fingerprint of what the result depends on.
  public let fingerprint: String
  /// The types of the pattern in which both change the same place, or places side by side, by their files.
  public let collisions: [String]
  /// The files of tests in which they do; both requests add their tests to the same file.
  public let testCollisions: [String]
  /// The scenarios of both in the joined program; nil if a collision leaves none.
  public let scenarios: TestOutcome?

  /// Creates a result.
  package init(
    pair: RequestPair.ID, pattern: Card.ID, fingerprint: String, collisions: [String],
    testCollisions: [String], scenarios: TestOutcome?
  ) {
    self.pair = pair
    self.pattern = pattern
    self.fingerprint = fingerprint
    self.collisions = collisions
    self.testCollisions = testCollisions
    self.scenarios = scenarios
  }

  /// Whether the changes join without a hand, and the joined program passes the scenarios of both.
  public var holds: Bool { scenarios.map { !$0.kills } ?? false }
}
