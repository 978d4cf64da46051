import Records

/// A figure of a cell in the tables of change requests.
struct ChangeRow: Sendable {
  /// The label of a row.
  let label: String
  /// The head of a column.
  let head: String
  /// The figure; nil if the cell has none.
  let text: @Sendable (CellFinding) -> String?

  private static let types = ChangeRow(label: "types", head: "types") { finding in
    let added = finding.size.added.count
    return "\(finding.size.edited.count + finding.size.removed.count)\(added == 0 ? "" : "+\(added)")"
  }
  private static let roles = ChangeRow(label: "roles", head: "roles") { "\($0.size.editedRoles.count)" }
  private static let lines = ChangeRow(label: "lines", head: "lines") { finding in
    "\(finding.size.product.map { $0.addedLines + $0.removedLines }.reduce(0, +))"
  }
  private static let wiring = ChangeRow(label: "wiring", head: "wiring") { finding in
    "\(finding.size.product.filter(\.isWiring).map { $0.addedLines + $0.removedLines }.reduce(0, +))"
  }
  private static let broken = ChangeRow(label: "breaks", head: "breaks") { finding in
    finding.result.map { "\($0.broken.files.count + $0.broken.failing)" }
  }
  private static let repaired = ChangeRow(label: "repair", head: "repair") { finding in
    "\(finding.size.tests.filter { $0.kind == .edited }.map(\.removedLines).reduce(0, +))"
  }
  private static let tests = ChangeRow(label: "tests", head: "new test lines") { finding in
    "\(finding.size.tests.map(\.addedLines).reduce(0, +))"
  }
  private static let arrows = ChangeRow(label: "arrows", head: "new arrows") { finding in
    finding.result?.firstArrows.map { "\($0.count)" }
  }

  /// The figures of the table of all requests.
  static let overview = [types, lines, broken]
  /// The figures of the table of one request.
  static let all = [types, roles, lines, wiring, broken, repaired, tests, arrows]
}
