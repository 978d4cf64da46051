import Comparison
import Measures

/// A row of the figures on one screen.
struct SummaryRow {
  /// Rows under one heading.
  struct Group {
    let name: String
    let rows: [SummaryRow]

    /// Whether the figures need the record of the unit tests.
    var needsRecord: Bool { rows.contains { $0.measures.contains(where: \.needsMutants) } }
  }

  /// The label under a heading.
  let label: String
  /// The label where there is no room for headings.
  let brief: String
  /// The measure, and in brackets another one that counts some of the same things; none for a row of claims.
  var measures: [Measure] = []
  /// The verdicts of two counts of claims; nil stands for no verdict.
  var verdicts: [[Verdict?]] = []

  /// All groups, in the order of the table.
  static let groups = [
    Group(
      name: "What it takes to write",
      rows: [
        SummaryRow(label: "lines, wiring apart", brief: "lines, wiring apart", measures: [.lines]),
        SummaryRow(label: "lines of wiring", brief: "lines of wiring", measures: [.linesOfWiring]),
        SummaryRow(label: "types (protocols)", brief: "types (protocols)", measures: [.types, .protocols]),
      ]),
    Group(
      name: "Who knows whom",
      rows: [
        SummaryRow(
          label: "pairs of types (by protocol)", brief: "pairs (by protocol)",
          measures: [.roleReferences(.any), .roleReferences(.protocol)]),
        SummaryRow(
          label: "most types one type names", brief: "most one type names",
          measures: [.largest(.fanOut, of: .all)]),
      ]),
    Group(
      name: "What tests need",
      rows: [
        SummaryRow(label: "without widgets", brief: "tests: no widget", measures: [.testsWithoutWidgets]),
        SummaryRow(label: "nor disk, nor network", brief: "nor disk or network", measures: [.isolatedTests]),
        SummaryRow(label: "doubles to write", brief: "doubles to write", measures: [.doubles]),
      ]),
    Group(
      name: "Claims of their sources",
      rows: [
        SummaryRow(
          label: "hold / in some examples only", brief: "claims: hold/partly",
          verdicts: [[.supported], [.mixed]]),
        SummaryRow(
          label: "do not / cannot be decided", brief: "do not/undecided",
          verdicts: [[.equal, .contradicted], [nil]]),
      ]),
  ]
}
