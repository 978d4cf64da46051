import Records
import Report

/// A row of a change request's table: a figure of its cells in a phrase of the
/// page's own.
struct RequestFigure: Sendable {
  /// What is counted, as the head of the row.
  let label: String
  private let figure: CellFigure
  private let words: @Sendable (CellFinding) -> String?

  private init(_ label: String, _ figure: CellFigure) {
    self.init(label, figure, words: figure.text)
  }

  /// A figure that the page has other words for than a terminal.
  private init(
    _ label: String,
    _ figure: CellFigure,
    words: @escaping @Sendable (CellFinding) -> String?
  ) {
    self.label = label
    self.figure = figure
    self.words = words
  }

  /// The figure of a cell; a dash stands for one without a record.
  func text(of cell: CellFinding) -> String { words(cell) ?? "–" }

  /// The largest difference between two authors' versions of one pattern's
  /// cell; a dash if no pattern has two.
  func spread(of cells: [CellFinding]) -> String {
    figure.spreadText(of: cells)
  }

  /// The rows of every request.
  static let all = [
    RequestFigure("types edited, + new", .types),
    RequestFigure("roles of the edited types", .roles, words: roles),
    RequestFigure("lines that come or go", .lines),
    RequestFigure("of these in wiring and composition root", .wiring),
    RequestFigure("tests broken by the product’s change alone", .broken),
    RequestFigure("lines of older tests that go in their repair", .repaired),
    RequestFigure("lines of tests that come", .testLines),
    RequestFigure("arrows used for the first time", .arrows),
    RequestFigure("types/lines/breaks after a second reader", .reviewed),
  ]

  /// The names of the roles, for which a page has room.
  @Sendable
  private static func roles(of cell: CellFinding) -> String {
    let roles = cell.figures.roles
    if roles.isEmpty { return "none" }
    return roles.joined(separator: ", ")
  }
}

extension CellFigure {
  /// The largest difference between two authors' versions of one pattern's
  /// cell; a dash if no pattern has two.
  func spreadText(of cells: [CellFinding]) -> String {
    guard let spread = spread(of: cells) else { return "–" }
    return "\(spread)"
  }
}
