import Records
import Report

/// A pair's row in a group's own table.
struct RaceRow: Equatable {
  /// The names of the columns; the first two tell a row from others.
  static let heads = [
    "who", "race", "files", "types", "roles", "lines", "broke", "mended", "test lines", "rules", "holds",
  ]

  /// The values, in the order of the heads.
  let values: [String]

  /// Takes the figures of a race's own change.
  init(_ report: RaceReport, by name: String) {
    let size = report.own.size
    let result = report.own.result
    let broken = result.map { $0.broken.files.count + $0.broken.failing }
    let mended = size.tests.filter { $0.kind == .edited }.map(\.removedLines).reduce(0, +)
    values = [
      name.split(whereSeparator: \.isWhitespace).joined(separator: " "),
      "\(report.own.request.id) \(report.own.card.id)",
      "\(size.files)", "\(size.product.count)", "\(size.editedRoles.count)",
      "\(size.product.map(\.changedLines).reduce(0, +))", broken.map(String.init) ?? "–", "\(mended)",
      "\(size.tests.map(\.addedLines).reduce(0, +))", result?.breaches.isEmpty == false ? "broken" : "kept",
      report.isGood ? "yes" : "no",
    ]
  }

  /// Takes a row of a table as it was read.
  init(values: [String]) { self.values = values }

  /// Whether another row is of the same people, request and pattern.
  func isSameRace(as other: RaceRow) -> Bool { values.prefix(2) == other.values.prefix(2) }
}
