import Records
import Report

/// A figure of the table of all requests, with the noun that it counts.
struct OverviewFigure {
  private let figure: CellFigure
  let singular: String
  let plural: String

  /// The figures of the table.
  static let all = [
    OverviewFigure(figure: .types, singular: "type", plural: "types"),
    OverviewFigure(figure: .lines, singular: "line", plural: "lines"),
    OverviewFigure(
      figure: .broken,
      singular: "test broken",
      plural: "tests broken"),
  ]

  /// All figures of a cell in a line, with their nouns.
  static func words(of cell: CellFinding) -> String {
    all.map { $0.words(of: cell) }.joined(separator: ", ")
  }

  /// The figure of a cell; a dash stands for one without a record.
  func text(of cell: CellFinding) -> String { figure.text(cell) ?? "–" }

  /// The difference between two authors; a dash if no pattern has two.
  func spread(of cells: [CellFinding]) -> String {
    figure.spreadText(of: cells)
  }

  /// The figure of a cell with its noun.
  private func words(of cell: CellFinding) -> String {
    if figure.number(cell) == 1 { return "\(text(of: cell)) \(singular)" }
    return "\(text(of: cell)) \(plural)"
  }
}
