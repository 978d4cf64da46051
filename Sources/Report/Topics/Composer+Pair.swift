import Catalog
import Comparison

extension Composer {
  /// Two patterns beside each other.
  var pair: [[Block]] {
    let cards = findings.patterns.map(\.card)
    let names = cards.map(\.name).joined(separator: " and ")
    let between = claims(among: cards)
    return [
      [.paragraph([Span(names, .strong)])], heads(of: cards), figures(of: findings.patterns),
    ] + failures + [
      breaches,
      between.isEmpty
        ? []
        : [
          .heading(3, ["Claims against each other"]),
          .table(table(of: between, among: Set(cards.map(\.id)))),
        ], end,
    ]
  }

  /// The claims that patterns make against one another.
  private func claims(among cards: [Card]) -> [ClaimFinding] {
    findings.patterns.flatMap(\.claims).compactMap { finding in
      let others = cards.filter { $0.id != finding.card.id }
      if others.contains(where: finding.claim.compares) { return finding }
      guard let misuse = finding.misuses.first(where: { cards.map(\.id).contains($0.card.id) }) else {
        return nil
      }
      // Claims against the misused pattern apply to its misuse; claims about it are shown where the verdicts differ.
      guard misuse.isOwn else { return misuse.finding }
      return finding.places(onlyFor: misuse).isEmpty ? nil : finding
    }
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
