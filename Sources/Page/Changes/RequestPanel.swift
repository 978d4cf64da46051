import Catalog
import Records
import Report

/// A change request: its figures in all patterns, and its cells side by side.
struct RequestPanel {
  let request: ChangeRequest
  let context: SectionContext

  private typealias Column = HTMLTable<RequestFigure>.Column

  private var ledger: ChangeLedger { context.content.ledger }

  /// The cells of the request, second versions included.
  private var cells: [CellFinding] {
    ledger.cells.filter { $0.request == request }
  }

  /// The id by which links lead to a request.
  static func id(of request: ChangeRequest.ID) -> String {
    "change-\(request)"
  }

  var html: HTML {
    HTML.section(
      .class("request"),
      .id(Self.id(of: request.id)),
      .data("request", request.id)
    ) {
      HTML.lines {
        HTML.h3 { request.summary }
        HTML.p { HTML.prose(subject) }
        figures
        HTML.div(.class("sides cells"), .focusable) {
          HTML.lines(context.cards.map(column))
        }
      }
    }
  }

  // MARK: Words

  private var subject: String {
    let sentences = [
      "The request `\(request.id)` changes \(request.example).",
      control,
      "`swift run compare changes \(request.id)` prints the same.",
    ]
    return sentences.compactMap(\.self).joined(separator: " ")
  }

  private var control: String? {
    request.isControl
      ? "It is a control: no pattern should have to change." : nil
  }

  // MARK: Figures

  /// The cells whose figures the table has.
  private var firsts: [CellFinding] {
    context.cards.compactMap { ledger.firstVersion(of: request, in: $0) }
  }

  private var figures: HTML {
    let patterns = firsts.map { cell in
      Column(cell.card.shortName, .data(for: cell.card)) { figure in
        figure.text(of: cell)
      }
    }
    let spread = Column("spread of two authors") { figure in
      figure.spread(of: cells)
    }
    let table = HTMLTable(
      rows: RequestFigure.all,
      columns: patterns + [spread]
    ) { figure in
      .text(figure.label)
    }
    return table.html(.class("figures"))
  }

  // MARK: Columns

  private func column(of card: Card) -> HTML {
    guard let first = ledger.firstVersion(of: request, in: card) else {
      return HTML.div(.class("side"), .data(for: card)) {
        HTML.h4 { card.name }
        HTML.p {
          "No patch yet. docs/adding-a-request.md says how to make one."
        }
      }
    }
    let second = cells.first { cell in
      cell.card.id == card.id && cell.version == .second
    }
    return CellColumn(
      cell: first,
      second: second,
      ledger: ledger,
      patch: PatchHTML(lines: context.lines)
    ).html
  }
}
