import Catalog
import Records
import Report

/// A figure of a cell of a change request.
struct CellFigure: Sendable {
  /// What is counted, as the head of a row.
  let label: String
  /// The figure; nil if it needs a record that the cell has not.
  let number: @Sendable (CellFinding) -> Int?
  /// The figure in words; nil like the number.
  let text: @Sendable (CellFinding) -> String?

  private init(
    _ label: String,
    number: @escaping @Sendable (CellFinding) -> Int?,
    text: (@Sendable (CellFinding) -> String?)? = nil
  ) {
    self.label = label
    self.number = number
    self.text = text ?? { number($0).map { "\($0)" } }
  }

  /// The largest difference between two authors' versions of one pattern's
  /// cell; a dash if no pattern has two.
  func spreadText(of cells: [CellFinding]) -> String {
    guard let spread = cells.spread(of: number) else { return "–" }
    return "\(spread)"
  }

  /// The types that are edited, removed or new, with the new ones after a plus.
  static let types = CellFigure("types edited, + new") { cell in
    cell.size.product.count
  } text: { cell in
    let new = cell.size.added.count
    let others = cell.size.edited.count + cell.size.removed.count
    if new == 0 { return "\(others)" }
    return "\(others)+\(new)"
  }

  /// The roles of the edited types, by their names.
  static let roles = CellFigure("roles of the edited types") { cell in
    cell.size.editedRoles.count
  } text: { cell in
    let roles = cell.size.editedRoles
    if roles.isEmpty { return "none" }
    return roles.joined(separator: ", ")
  }

  /// The edited types of other parts than those that the
  /// request's kind should concern.
  private static func ripple(of request: ChangeRequest) -> CellFigure {
    let parts = request.parts.map(\.rawValue).sorted()
    return CellFigure(
      "edited types that are not \(parts.joined(separator: " or "))",
      number: \.ripple)
  }

  static let lines = CellFigure("lines that come or go") { cell in
    cell.size.product.map(\.changedLines).reduce(0, +)
  }

  static let wiring = CellFigure(
    "of these in wiring and composition root"
  ) { cell in
    let wiring = cell.size.product.filter(\.isWiring)
    return wiring.map(\.changedLines).reduce(0, +)
  }

  /// The tests that fail, and the files of tests that do not compile, with the
  /// product's change alone.
  static let broken = CellFigure(
    "tests broken by the product’s change alone"
  ) { cell in
    cell.result.map { $0.broken.files.count + $0.broken.failing }
  }

  static let repaired = CellFigure(
    "lines of older tests that go in their repair"
  ) { cell in
    let edited = cell.size.tests.filter { $0.kind == .edited }
    return edited.map(\.removedLines).reduce(0, +)
  }

  static let testLines = CellFigure("lines of tests that come") { cell in
    cell.size.tests.map(\.addedLines).reduce(0, +)
  }

  static let arrows = CellFigure("arrows used for the first time") { cell in
    cell.result?.firstArrows?.count
  }

  /// The figures of a request.
  @ListBuilder<CellFigure>
  static func all(of request: ChangeRequest) -> [CellFigure] {
    types
    roles
    if !request.parts.isEmpty { ripple(of: request) }
    lines
    wiring
    broken
    repaired
    testLines
    arrows
  }
}
