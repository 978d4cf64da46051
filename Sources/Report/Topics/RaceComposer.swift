import Catalog
import Records

/// Composes what came of a race, without any code of the catalogue's changes.
struct RaceComposer {
  let report: RaceReport
  let detail: Detail

  private var own: CellFinding { report.own }

  /// The report as a document; the verdict comes last.
  var document: Document {
    Document([title + figures, parts, group, failures, ending])
  }

  private var title: [Block] {
    [
      .heading(
        detail.level(onPage: 2),
        [Span("Race: \(own.request.id) in \(own.card.name)")]
      )
    ]
  }

  private var figures: [Block] {
    let cells = [own] + report.others
    let heads = [""] + cells.map(head)
    var table = Table(
      columns: heads.enumerated().map { place, head in
        Table.Column(head: [Span(head)], alignment: place == 0 ? .left : .right)
      },
      flexible: 0
    )
    for figure in RaceFigure.all(newTests: report.newTests) {
      table.add(
        [[Span(figure.label)]]
          + cells.map { ChangeComposer.cell(figure.text($0)) }
      )
    }
    return [.table(table)]
  }

  private func head(of cell: CellFinding) -> String {
    switch cell.version {
    case .own: "yours"
    case .first: "catalogue"
    case .second: "another author"
    }
  }

  private var composer: ChangeComposer {
    ChangeComposer(
      ledger: ChangeLedger(cells: [own], merges: []),
      detail: detail
    )
  }

  /// What one's own change does to each type.
  private var parts: [Block] { composer.parts(of: own) }

  /// What keeps the race from holding.
  private var failures: [Block] {
    let missing = report.missingTests.map { name in
      Line(mark: "✘ ", text: "no new test is named '\(name)'", tone: .bad)
    }
    let empty = report.emptyTests.map { name in
      Line(
        mark: "✘ ",
        text: "the new test '\(name)' expects nothing",
        tone: .bad
      )
    }
    let lines = missing + empty
    if lines.isEmpty { return composer.failures }
    return composer.failures + [.lines(lines)]
  }

  private var group: [Block] {
    guard let group = report.group else { return [] }
    var table = Table(
      columns: group.heads.enumerated().map { place, head in
        Table.Column(
          head: [Span(head)],
          alignment: (2...8).contains(place) ? .right : .left
        )
      },
      flexible: 0,
      overflow: .split,
      isDense: true
    )
    for row in group.rows { table.add(row.map { [Span($0)] }) }
    return [
      .heading(detail.level(onPage: 2), ["Your group, in the order of entry"]),
      .table(table),
    ]
  }

  private var ending: [Block] {
    let command = "'swift run compare changes \(own.request.id) \(own.card.id)'"
    let words =
      report.isGood
      ? "It holds. The catalogue's code: \(command). Which decisions differ from yours, and what did each cost?"
      : "It does not hold yet. In the copy, 'swift test' and the program's '--scenarios' say more."
    return [.paragraph([.mark(report.isGood), Span(words)])]
  }
}
