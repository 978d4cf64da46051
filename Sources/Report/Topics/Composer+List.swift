import Catalog
import Verdicts

extension Composer {
  /// The patterns, a few lines each.
  var list: [[Block]] {
    if detail.isPage {
      return title("Architectures") + [[.table(roleTable)], absences]
    }
    return [[.table(commandTable)]]
  }

  /// The architectures that readers ask for in vain, each with the reason and
  /// the nearest patterns.
  package var absences: [Block] {
    let cards = findings.patterns.map(\.card)
    let items = AbsentPattern.all.map { pattern in
      let spellings = pattern.spellings.map { "`\($0)`" }
      return [
        Span(pattern.name, .strong),
        Span("(\(spellings.joined(separator: ", "))):"),
        Span(pattern.explanation(among: cards)),
      ]
    }
    return [.heading(2, ["Not in the catalogue"]), .list(items)]
  }

  private var roleTable: Table {
    Table(
      of: findings.patterns.map(\.card),
      flexible: 2,
      columns: [
        Column(["Pattern"]) { [Span($0.name, .strong), "(`\($0.id)`)"] },
        Column("Roles") { $0.roles.map(\.name).joined(separator: ", ") },
        Column("In a sentence") { $0.summary },
      ]
    )
  }

  /// Two rows for each pattern: what it is, and its programs.
  private var commandTable: Table {
    var table = Table([.left, .left, .left], flexible: 2)
    for pattern in findings.patterns {
      let card = pattern.card
      let commands = pattern.commands.map { "swift run \($0)" }
      table.add([
        [Span(card.id, .strong)],
        [Span(card.name)],
        [Span(card.summary)],
      ])
      table.add([[], [], .phrases(commands, .faint)])
    }
    return table
  }
}
