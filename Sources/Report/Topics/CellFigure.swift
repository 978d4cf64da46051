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
    finding.figures.types
  } text: { finding in
    finding.figures.typesText
  }
  package static let files = CellFigure("files") { $0.figures.files }
  package static let roles = CellFigure("roles") { $0.figures.roles.count }
  package static let lines = CellFigure("lines") { $0.figures.lines }
  package static let wiring = CellFigure("wiring") { $0.figures.wiringLines }
  package static let broken = CellFigure("breaks") { finding in
    finding.figures.breaks?.total
  }
  package static let brokenCommon = CellFigure(
    "breaks in common suite",
    head: "common"
  ) { $0.figures.breaks?.common }
  package static let repaired = CellFigure("repair") { finding in
    finding.figures.repairedLines
  }
  package static let testLines = CellFigure("tests") {
    $0.figures.testLines
  }
  package static let arrows = CellFigure("arrows") {
    $0.result?.firstArrows?.count
  }
  /// Types, lines and breaks after a second reader has changed the cell.
  package static let reviewed = CellFigure("reviewed") { _ in
    nil
  } text: { finding in
    finding.reviewed.map { reviewed in
      let breaks = reviewed.breaks.map { "\($0.total)" } ?? "–"
      return "\(reviewed.typesText)/\(reviewed.lines)/\(breaks)"
    }
  }

  /// The figures of the table of all requests.
  package static let overview = [types, lines, broken]
  /// The figures by which patterns are compared over all requests.
  static let pooled = [types, lines, broken, brokenCommon]
  /// The figures of the table of one request.
  static let ofRequest = [
    types, roles, lines, wiring, broken, brokenCommon, repaired, testLines,
    arrows, reviewed,
  ]
}

extension CellFigures {
  /// The edited types and, after a plus sign, the new ones.
  var typesText: String {
    newTypes == 0 ? "\(editedTypes)" : "\(editedTypes)+\(newTypes)"
  }
}
