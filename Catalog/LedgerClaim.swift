/// A claim on change that the change requests decide, all of them together: its source compares two patterns, and says of which a
/// change costs less.
public struct LedgerClaim: Sendable, Hashable {
  /// What a change costs.
  public enum Figure: String, Sendable, Hashable {
    /// The types that a request touches.
    case types
    /// The lines that come or go.
    case lines
  }

  /// The claim's id.
  public let claim: Claim.ID
  /// The id of the claim's pattern.
  public let pattern: Card.ID
  /// The id of the pattern that its source compares with.
  public let other: Card.ID
  /// The figure that has to be smaller in the claim's pattern.
  public let figure: Figure

  /// All of them.
  public static let all = [
    LedgerClaim(claim: "moda-v.maintain-mvc", pattern: "moda-v", other: "mvc", figure: .lines),
    LedgerClaim(claim: "moda-v.maintain-mvp", pattern: "moda-v", other: "mvp", figure: .lines),
    LedgerClaim(claim: "moda-v2.change", pattern: "moda-v2", other: "moda-v", figure: .lines),
  ]
}
