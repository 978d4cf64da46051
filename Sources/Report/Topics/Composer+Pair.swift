import Catalog
import Comparison

extension Composer {
  /// Two patterns beside each other.
  var pair: [[Block]] {
    let cards = findings.patterns.map(\.card)
    let names = cards.map(\.name).joined(separator: " and ")
    let between = findings.between
    return [
      [.paragraph([Span(names, .strong)])], heads(of: cards), figures(of: findings.patterns),
    ] + failures + [
      breaches,
      between.isEmpty
        ? (findings.patterns.contains { $0.code == nil }
          ? [] : [.paragraph(["No claim compares these two."])])
        : [
          .heading(3, ["Claims against each other, judged for these two"]),
          .table(table(of: between)),
        ], end,
    ]
  }

  /// The roles of each pattern, and a note if one is a misuse.
  private func heads(of cards: [Card]) -> [Block] {
    var table = Table([.left, .left, .left], flexible: 2)
    for card in cards {
      table.add([
        [Span(card.id, .strong)], [Span(counted(card.roles.count, "role"))], .phrases(card.roles.map(\.name)),
      ])
    }
    return [.table(table)]
      + cards.compactMap { card in
        card.misusedName.map { name in
          .paragraph([
            "\(card.name) is the misuse of \(name), not a pattern: claims against \(name) are judged here against \(card.name)."
          ])
        }
      }
  }
}
