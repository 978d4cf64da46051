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
    let figures = report.own.figures
    let isBroken = report.own.result?.breaches.isEmpty == false
    values = [
      name.split(whereSeparator: \.isWhitespace).joined(separator: " "),
      "\(report.own.request.id) \(report.own.card.id)",
      "\(figures.files)", "\(figures.types)", "\(figures.roles.count)", "\(figures.lines)",
      figures.breaks.map { "\($0.total)" } ?? "–", "\(figures.repairedLines)", "\(figures.testLines)",
      isBroken ? "broken" : "kept",
      report.isGood ? "yes" : "no",
    ]
  }

  /// Takes a row of a table as it was read.
  init(values: [String]) { self.values = values }

  /// Whether another row is of the same people, request and pattern.
  func isSameRace(as other: RaceRow) -> Bool { values.prefix(2) == other.values.prefix(2) }
}
