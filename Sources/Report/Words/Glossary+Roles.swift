import Catalog
import Measures

extension Glossary {
  /// A role with the card that has it.
  private struct CardRole {
    let card: Card
    let role: Role
  }

  /// The roles of some cards, each name once with its duty in every pattern.
  static func roles(of cards: [Card]) -> [Entry] {
    let roles = cards.flatMap { card in
      card.roles.map { CardRole(card: card, role: $0) }
    }
    return roles.map(\.role.name).distinct().map { name in
      entry(of: name, for: roles.filter { $0.role.name == name })
    }
  }

  private static func entry(of name: String, for roles: [CardRole]) -> Entry {
    let duties = roles.map { "\($0.card.shortName): \($0.role.duty)" }
    return Entry(
      group: .roles,
      names: [name],
      definition: duties.joined(separator: " ")
    )
  }
}
