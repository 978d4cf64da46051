import Catalog
import Verdicts

extension Composer {
  /// The patterns, a few lines each.
  var list: [[Block]] {
    guard !detail.isPage else { return title("Architectures") + [[.table(roleTable)], absences] }
    var table = Table([.left, .left, .left], flexible: 2)
    for pattern in findings.patterns {
      let card = pattern.card
      table.add([[Span(card.id, .strong)], [Span(card.name)], [Span(card.summary)]])
      table.add([[], [], .phrases(pattern.commands.map { "swift run \($0)" }, .faint)])
    }
    return [[.table(table)]]
  }

  /// The architectures that readers ask for in vain, each with the reason and the nearest patterns.
  package var absences: [Block] {
    let cards = findings.patterns.map(\.card)
    let items = AbsentPattern.all.map { pattern in
      let spellings = Span("(\(pattern.spellings.map { "`\($0)`" }.joined(separator: ", "))):")
      return [Span(pattern.name, .strong), spellings, Span(pattern.explanation(among: cards))]
    }
    return [.heading(2, ["Not in the catalogue"]), .list(items)]
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
