import Catalog

extension Glossary {
  /// The roles of some cards with their duties; a name by itself stands for the
  /// role in every pattern that has it.
  static func roles(of cards: [Card]) -> [Entry] {
    cards.flatMap { card in
      card.roles.map { role in
        Entry(
          group: .roles,
          names: ["\(card.shortName) \(role.name)", role.name],
          definition: role.duty
        )
      }
    }
  }
}
