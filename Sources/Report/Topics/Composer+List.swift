import Comparison

extension Composer {
  /// The patterns, a few lines each.
  var list: [[Block]] {
    guard !detail.isPage else { return title("Architectures") + [[.table(roleTable)]] }
    var table = Table([.left, .left, .left], flexible: 2)
    for pattern in findings.patterns {
      let card = pattern.card
      table.add([[Span(card.id, .strong)], [Span(card.name)], [Span(card.summary)]])
      let counts = [
        (card.roles.count, "role"), (pattern.claims(.pro).count, "pro"), (pattern.claims(.con).count, "con"),
        (pattern.claims(.difference).count, "difference"), (card.caveats.count, "caveat"),
      ].filter { $0.0 > 0 }.map { counted($0.0, $0.1) }
      for facts in [counts, pattern.commands.map { "swift run \($0)" }] {
        table.add([[], [], .phrases(facts, .faint)])
      }
    }
    return [[.table(table)], findings.patterns.isEmpty ? [] : next]
  }

  private var roleTable: Table {
    var table = Table(heads: ["Pattern", "Roles", "In a sentence"], flexible: 2)
    for card in findings.patterns.map(\.card) {
      let roles = card.roles.map(\.name).joined(separator: ", ")
      table.add([[Span(card.name, .strong), "(`\(card.id)`)"], [Span(roles)], [Span(card.summary)]])
    }
    return table
  }
}
