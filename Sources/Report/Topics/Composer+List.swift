import Verdicts

extension Composer {
  /// The patterns, a few lines each.
  var list: [[Block]] {
    guard !detail.isPage else { return title("Architectures") + [[.table(roleTable)]] }
    var table = Table([.left, .left, .left], flexible: 2)
    for pattern in findings.patterns {
      let card = pattern.card
      table.add([[Span(card.id, .strong)], [Span(card.name)], [Span(card.summary)]])
      table.add([[], [], .phrases(pattern.commands.map { "swift run \($0)" }, .faint)])
    }
    return [[.table(table)]]
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
