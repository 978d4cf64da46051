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
    OverviewFigure(figure: .broken, singular: "broken", plural: "broken"),
  ]

  /// The figure of a cell with its noun; a dash stands for a figure without a record.
  func words(of cell: CellFinding) -> String {
    words(figure.text(cell), number: figure.number(cell))
  }

  /// The largest difference between two authors' versions of one pattern, with its noun.
  func spread(of cells: [CellFinding]) -> String {
    let spread = figure.spread(of: cells)
    return words(spread.map { "\($0)" }, number: spread)
  }

  private func words(_ text: String?, number: Int?) -> String {
    "\(text ?? "–") \(number == 1 ? singular : plural)"
  }
}
