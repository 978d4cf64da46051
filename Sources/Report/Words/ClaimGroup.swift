import Verdicts

/// The rules of a pattern, or its claims of one side.
package struct ClaimGroup {
  /// The heading, such as `Pros`.
  package let heading: String
  /// The rules or claims, in the card's order.
  package let findings: [ClaimFinding]
}
