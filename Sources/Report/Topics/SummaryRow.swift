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

  init(
    _ heading: String, _ label: String, brief: String? = nil, _ measures: Measure...,
    verdicts: [[Verdict?]] = []
  ) {
    (self.heading, self.label, self.brief) = (heading, label, brief ?? label)
    (self.measures, self.verdicts) = (measures, verdicts)
  }

  /// Whether the figures need the record of the unit tests.
  var needsRecord: Bool { heading == Self.tests }

  private static let (write, know, tests, claims) = (
    "What it takes to write", "Who knows whom", "What tests need", "Claims of their sources"
  )

  /// All rows, in order.
  static let all = [
    SummaryRow(write, "lines, wiring apart", brief: "lines, no wiring", .lines),
    SummaryRow(write, "lines of wiring and root", brief: "wiring and root", .linesOfWiring),
    SummaryRow(write, "types (protocols)", brief: "types (protocol)", .types, .protocols),
    SummaryRow(
      know, "pairs (by protocol)", brief: "pairs (protocol)", .roleReferences(.any),
      .roleReferences(.protocol)),
    SummaryRow(know, "largest fan-out of a type", brief: "largest fan-out", .largest(.fanOut, of: .all)),
    SummaryRow(tests, "widget-free tests", brief: "no-widget tests", .testsWithoutWidgets),
    SummaryRow(tests, "isolated tests", .isolatedTests),
    SummaryRow(tests, "doubles for those tests", brief: "doubles for them", .isolatedDoubles),
    SummaryRow(
      claims, "hold / in some examples", brief: "claims held/some",
      verdicts: [[.supported], [.mixed]]),
    SummaryRow(
      claims, "do not / cannot be decided", brief: "do not/undecided",
      verdicts: [[.inexact, .equal, .contradicted], [nil]]),
  ]
}
