import Records

/// A pair's row in a group's own table.
struct RaceRow: Equatable {
  /// The names of the columns; the first three tell a row from others.
  static let heads = [
    "who", "request", "pattern", "files", "types", "roles", "lines", "broken", "repaired", "new test lines",
    "rules", "all pass",
  ]

  /// The values, in the order of the heads.
  let values: [String]

  /// Takes the figures of a race's own change.
  init(_ finding: CellFinding, by name: String) {
    let size = finding.size
    let broken = finding.result.map { $0.broken.files.count + $0.broken.failing }
    let breaches = finding.result?.breaches.count ?? 0
    values = [
      name.split(whereSeparator: \.isWhitespace).joined(separator: " "), finding.request.id, finding.card.id,
      "\(size.files)", "\(size.product.count)", "\(size.editedRoles.count)",
      "\(size.product.map(\.changedLines).reduce(0, +))", broken.map(String.init) ?? "–",
      "\(size.tests.filter { $0.kind == .edited }.map(\.removedLines).reduce(0, +))",
      "\(size.tests.map(\.addedLines).reduce(0, +))", breaches == 0 ? "kept" : "\(breaches) broken",
      finding.result?.isGood == true ? "yes" : "no",
    ]
  }

  /// Takes a row of a table as it was read.
  init(values: [String]) { self.values = values }

  /// Whether another row is of the same people, request and pattern.
  func isSameRace(as other: RaceRow) -> Bool { values.prefix(3) == other.values.prefix(3) }
}
