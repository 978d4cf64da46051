import Catalog
import Measures
import Records
import Report

/// A pattern's cell of a change request: what it breaks, what it
/// collides with, and its code.
struct CellColumn {
  let cell: CellFinding
  /// The version of another author; nil without one.
  let second: CellFinding?
  let ledger: ChangeLedger
  let patch: PatchHTML

  private var card: Card { cell.card }

  /// The id by which links lead to a cell.
  static func id(of cell: CellFinding) -> String {
    "cell-\(cell.request.id)-\(cell.card.id)"
  }

  var html: HTML {
    let facts = CellFacts(cell: cell, ledger: ledger)
    let code = CellCode(cell: cell, patch: patch)
    return HTML.div(
      .class("side cell"),
      .id(Self.id(of: cell)),
      .data(for: card),
      .role("group"),
      .aria("label", card.name)
    ) {
      HTML.lines {
        HTML.h4 { card.name }
        HTML.dl { HTML.lines(facts.html) }
        Part.allCases.map(code.part)
        HTML.div { code.tests }
        HTML.div { second.map(version) }
      }
    }
  }

  /// The version of another author.
  private func version(_ second: CellFinding) -> HTML {
    let code = CellCode(cell: second, patch: patch)
    let title = """
      Second version, by another author who had seen no other cell: \
      \(OverviewFigure.words(of: second))
      """
    return HTML.folded(title, .class("second")) {
      code.product
      code.placeOfTests
    }
  }
}
