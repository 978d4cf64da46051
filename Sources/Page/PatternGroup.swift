import Catalog

/// A group in the list of patterns.
struct PatternGroup {
  let title: String
  let cards: [Card]

  /// The patterns that are asked for most, the others, and misuses, each in the
  /// order of the cards; empty groups left out.
  static func all(of cards: [Card]) -> [PatternGroup] {
    let proper = cards.filter { !$0.isMisuse }
    let asked = proper.filter { mostAsked.contains($0.id) }
    let others = proper.filter { !mostAsked.contains($0.id) }
    let misuses = cards.filter(\.isMisuse)
    let groups = [
      PatternGroup(title: "Asked for most", cards: asked),
      PatternGroup(title: "Others", cards: others),
      PatternGroup(title: "Misuse", cards: misuses),
    ]
    return groups.filter { !$0.cards.isEmpty }
  }

  /// The patterns that people choose between today.
  private static let mostAsked: Set<Card.ID> = [
    "mvc", "mvp", "mvvm", "mvvm-c", "viper", "clean-swift", "tea",
  ]
}
