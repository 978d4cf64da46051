import Catalog

/// The place of a claim on the page of its pattern, where its
/// verdict stands in full.
package struct ClaimAddress: Equatable, Sendable {
  /// The pattern's id.
  package let pattern: Card.ID
  /// The claim's id.
  package let claim: Claim.ID

  /// Creates the address of a finding's claim.
  package init(pattern: Card.ID, claim: Claim.ID) {
    self.pattern = pattern
    self.claim = claim
  }

  /// The name of the place, in each format: lower-case letters, digits,
  /// points and hyphens.
  package var anchor: String {
    "claim-" + String(claim.lowercased().map(Self.allowed))
  }

  /// The character; a hyphen in place of one that no anchor may have.
  private static func allowed(_ character: Character) -> Character {
    if isAllowed(character) { character } else { "-" }
  }

  private static func isAllowed(_ character: Character) -> Bool {
    character.isASCII
      && (character.isLetter || character.isNumber || character == ".")
  }
}
