import Records

/// A figure of the table of all requests, with the noun that it counts.
struct OverviewFigure {
  let figure: CellFigure
  let singular: String
  let plural: String

  /// The figures of the table.
  static let all = [
    OverviewFigure(figure: .types, singular: "type", plural: "types"),
    OverviewFigure(figure: .lines, singular: "line", plural: "lines"),
    OverviewFigure(figure: .broken, singular: "test broken", plural: "tests broken"),
  ]

  /// The figure of a cell; a dash stands for one without a record.
  func text(of cell: CellFinding) -> String { figure.text(cell) ?? "–" }

  /// The figure of a cell with its noun.
  func words(of cell: CellFinding) -> String {
    "\(text(of: cell)) \(figure.number(cell) == 1 ? singular : plural)"
  }
}
