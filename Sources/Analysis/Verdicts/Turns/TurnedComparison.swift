import Catalog

/// A comparison whose result is another one with the figure of a fixture's program.
public struct TurnedComparison: Sendable, Hashable, Encodable {
  /// The claim's id.
  public let claim: Claim.ID
  /// The result with the figures of the code.
  public let before: Assertion.Outcome
  /// The result with the figure of the program.
  public let after: Assertion.Outcome
}
