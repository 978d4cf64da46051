import Edits
import PackageLayout

/// Code that breaks a rule of a pattern's card, to prove that the check of the rules can fail.
public struct BrokenRule: Sendable, Hashable {
  /// The edits of the pattern's folder.
  let edits: [Edit]
  /// What the check prints: each breach with its place.
  public let breaches: [String]

  /// The broken rule of a pattern as a change of the package.
  package func change(of card: Card) -> Change {
    Change(
      "the broken rule of \(card.name)",
      .edits(edits.map { $0.moved(into: PackageLayout.code(of: card.module)) }),
      remedy: """
        Correct it in Catalog/\(card.module)/\(card.module)BrokenRule.swift, then check it by \
        'swift test --filter BrokenRuleTests'.
        """)
  }
}
