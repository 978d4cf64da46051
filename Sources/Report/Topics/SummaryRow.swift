import Verdicts
import Measures

/// A row of the figures on one screen.
struct SummaryRow {
  /// The heading that it shares with its neighbours.
  let heading: String
  /// The label below the heading.
  let label: String
  /// The label where there is no room for headings.
  let brief: String
  /// The measure, and in brackets another one that counts some of the same things; none in a row of claims.
  let measures: [Measure]
  /// The verdicts of two counts of claims; nil stands for no verdict.
  let verdicts: [[Verdict?]]
  /// Whether a narrow screen of all patterns has no room for the row.
  let needsRoom: Bool

  init(
    _ heading: String, _ label: String, brief: String? = nil, _ measures: Measure...,
    verdicts: [[Verdict?]] = [], needsRoom: Bool = false
  ) {
    self.heading = heading
    self.label = label
    self.brief = brief ?? label
    self.measures = measures
    self.verdicts = verdicts
    self.needsRoom = needsRoom
  }

  /// Whether the figures need the record of the unit tests.
  var needsRecord: Bool { heading == Self.tests }

  private static let (write, know, tests, claims) = (
    "What it takes to write", "Who knows whom", "What tests need", "Claims of their sources"
  )

  /// All rows, in order.
  static let all = [
    SummaryRow(write, "lines, wiring apart", brief: "lines", .lines),
    SummaryRow(write, "wiring and root, lines", brief: "+ wiring", .linesOfWiring),
    SummaryRow(write, "types (protocols)", brief: "types (protocol)", .types, .protocols),
    SummaryRow(
      know, "pairs (by protocol)", brief: "pairs (protocol)", .roleReferences(.any),
      .roleReferences(.protocol)),
    SummaryRow(
      know, "largest fan-out", brief: "most fan-out", .largest(.fanOut, of: .all), needsRoom: true),
    SummaryRow(tests, "widget-free tests", brief: "no widgets", .testsWithoutWidgets),
    SummaryRow(tests, "doubles, isolated tests", brief: "doubles", .isolatedDoubles),
    SummaryRow(
      claims, "hold / in some examples", brief: "held/some",
      verdicts: [[.supported], [.mixed]]),
    SummaryRow(
      claims, "do not / undecided", brief: "not/open",
      verdicts: [[.inexact, .equal, .contradicted, .unseen], [nil]]),
  ]
}
