import Catalog
import CodeGraph
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
    let title = Span("Race: \(own.request.id) in \(own.card.name)")
    return [.heading(detail.level(onPage: 2), [title])]
  }

  /// A row for each figure, a column for each cell.
  private var figures: [Block] {
    let labels = Column<RaceFigure> { [Span($0.label)] }
    let cells = ([own] + report.others).map { cell in
      Column<RaceFigure>([Span(head(of: cell))], .right) { figure in
        ChangeComposer.cell(figure.text(cell))
      }
    }
    let table = Table(
      of: RaceFigure.all(newTests: report.newTests),
      flexible: 0,
      columns: [labels] + cells
    )
    return [.table(table), .note(Self.explanation)]
  }

  private static let explanation = """
    Files as git counts them; lines without blank ones, imports and comments. \
    The catalogue's counts are those of its cells as they were delivered. \
    A dash: not run.
    """

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
      let text: PlacedText = "the new test '\(name)' expects nothing"
      return Line(mark: "✘ ", text: text, tone: .bad)
    }
    let lines = missing + empty + lost
    if lines.isEmpty { return composer.failures }
    return composer.failures + [.lines(lines)]
  }

  private var lost: [Line] {
    if report.lostTests == 0 { return [] }
    let count = counted(report.lostTests, "unit test")
    let text: PlacedText = """
      \(count) fewer than in the catalogue ran: gone, or disabled
      """
    return [Line(mark: "✘ ", text: text, tone: .bad)]
  }

  private var group: [Block] {
    guard let group = report.group else { return [] }
    let columns = group.heads.indices.map { place in
      let alignment = RaceReport.Group.alignment(ofColumn: place)
      return Column<[String]>(group.heads[place], alignment) { row in
        row[ifThere: place] ?? ""
      }
    }
    let table = Table(
      of: group.rows,
      flexible: 0,
      overflow: .split,
      isDense: true,
      columns: columns
    )
    return [
      .heading(detail.level(onPage: 2), ["Your group, in the order of entry"]),
      .table(table),
    ]
  }

  private var ending: [Block] {
    let words = if report.isGood { holds } else { Self.doesNotHold }
    return [.paragraph([.mark(report.isGood), Span(words)])]
  }

  private var holds: String {
    let command = "'swift run compare changes \(own.request.id) \(own.card.id)'"
    return """
      It holds. The catalogue's code: \(command). Which decisions differ from \
      yours, and what did each cost?
      """
  }

  private static let doesNotHold = """
    It does not hold yet. In the copy, 'swift test' and the program's \
    '--scenarios' say more.
    """
}

extension RaceReport.Group {
  /// The columns of numbers, which stand right: those between the entry with
  /// its pattern and the last one, which has words.
  private static let numbers = 2...8

  fileprivate static func alignment(ofColumn place: Int) -> Table.Alignment {
    if numbers.contains(place) { .right } else { .left }
  }
}
