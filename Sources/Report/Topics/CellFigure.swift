import Catalog
import Records

/// A figure of a cell in the tables of change requests.
package struct CellFigure: Sendable {
  /// The label of a row.
  package let label: String
  /// The head of a column.
  package let head: String
  /// The figure as a number, by which two versions are compared; nil if
  /// the cell has none.
  package let number: @Sendable (CellFinding) -> Int?
  /// The figure in words; nil if the cell has none.
  package let text: @Sendable (CellFinding) -> String?

  /// A figure that is only a number.
  private init(
    _ label: String,
    head: String? = nil,
    number: @escaping @Sendable (CellFinding) -> Int?
  ) {
    self.label = label
    self.head = head ?? label
    self.number = number
    text = { number($0).map { "\($0)" } }
  }

  private init(
    _ label: String,
    number: @escaping @Sendable (CellFinding) -> Int?,
    text: @escaping @Sendable (CellFinding) -> String?
  ) {
    self.label = label
    head = label
    self.number = number
    self.text = text
  }

  /// The largest difference of the figure between two versions of one pattern;
  /// nil if no pattern has two.
  package func spread(of findings: [CellFinding]) -> Int? {
    findings.spread(of: number)
  }

  package static let types = CellFigure("types") { finding in
    finding.size.product.count
  } text: { finding in
    let added = finding.size.added.count
    let edited = finding.size.edited.count + finding.size.removed.count
    if added == 0 { return "\(edited)" }
    return "\(edited)+\(added)"
  }
  package static let roles = CellFigure("roles") { $0.size.editedRoles.count }
  package static let lines = CellFigure("lines") { finding in
    finding.size.product.map(\.changedLines).reduce(0, +)
  }
  package static let wiring = CellFigure("wiring") { finding in
    finding.size.product.filter(\.isWiring).map(\.changedLines).reduce(0, +)
  }
  package static let broken = CellFigure("breaks") { $0.brokenTests }
  package static let repaired = CellFigure("repair") { finding in
    let edited = finding.size.tests.filter { $0.kind == .edited }
    return edited.map(\.removedLines).reduce(0, +)
  }
  package static let testLines = CellFigure("tests", head: "new test lines") {
    cell in
    cell.size.tests.map(\.addedLines).reduce(0, +)
  }
  package static let arrows = CellFigure("arrows", head: "new arrows") {
    $0.result?.firstArrows?.count
  }

  /// The figures of the table of all requests.
  package static let overview = [types, lines, broken]
  /// The figures of the table of one request.
  static let ofRequest = [
    types, roles, lines, wiring, broken, repaired, testLines, arrows,
  ]
}
