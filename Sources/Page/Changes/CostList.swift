import Records

/// A list of changes with their figures, each with a link to its code.
struct CostList {
  let cells: [CellFinding]

  /// The list; it is there without any cell too.
  var html: HTML {
    let items = cells.map { cell in
      HTML.li {
        "\(cell.request.summary) "
        HTML.a(.href(id: CellColumn.id(of: cell))) {
          OverviewFigure.words(of: cell)
        }
      }
    }
    return HTML.ul { HTML.lines(items) }
  }
}
