import Catalog
import Verdicts
import Examples

extension Composer {
  /// The example of the figures on one screen: the largest that all patterns have.
  var summaryExample: Example? { findings.largestShared ?? findings.examples.last }

  /// Whether the screen has room for headings and whole labels.
  var isWide: Bool { if case .screen(let columns) = detail { columns >= 100 } else { true } }

  /// The figures of patterns for the largest example that they share, with a remark on missing ones.
  ///
  /// A narrow screen of all patterns leaves out the rows that need room.
  func summaryTable(of patterns: [PatternFindings]) -> [Block] {
    guard let example = summaryExample, patterns.contains(where: { $0.code != nil }) else { return [] }
    let heads = patterns.map { Table.Column(head: [Span($0.card.shortName, .strong)], alignment: .right) }
    var table = Table(columns: [.init()] + heads, flexible: 0, overflow: .split, isDense: !isWide)
    let hasRecord = patterns.contains { $0.code?.mutants != nil }
    let tests = tests(of: patterns, in: example)
    var unknown: Set<Card.ID> = []
    var heading = ""
    // A portrait lists the claims themselves.
    let rows = SummaryRow.all.filter { row in
      (hasRecord || !row.needsRecord) && (patterns.count > 1 || row.verdicts.isEmpty)
        && (isWide || patterns.count < findings.patterns.count || patterns.count < 3 || !row.needsRoom)
    }
    for row in rows {
      if isWide, row.heading != heading {
        heading = row.heading
        table.add([[Span(heading + (row.needsRecord ? " (\(tests.number) \(tests.words))" : ""), .strong)]])
      }
      let cells = patterns.map { pattern -> [Span] in
        if let text = text(of: row, for: pattern, in: example) { return [Span(text)] }
        unknown.insert(pattern.card.id)
        return [Span("–", .faint)]
      }
      table.add([[Span(isWide ? row.label : row.brief)]] + cells, level: isWide ? 1 : 0)
    }
    let reasons = patterns.filter { unknown.contains($0.card.id) }.map { absence(of: $0, in: example) }
    return [.table(table)] + (hasRecord ? [] : [Self.staleRecord])
      + (reasons.isEmpty ? [] : [.paragraph([Span("–: no figure, as \(listed(reasons))", .faint)])])
  }

  /// The remark that figures on tests are missing.
  package static let staleRecord = Block.paragraph([
    "No figures on tests: the record is older than the code. Run '.ci/mutants'."
  ])

  private func text(of row: SummaryRow, for pattern: PatternFindings, in example: Example) -> String? {
    guard row.measures.isEmpty else {
      let texts = row.measures.compactMap { measure in
        pattern.code?.value(of: measure, in: example).map { figureText($0, measure.unit) }
      }
      return texts.count < row.measures.count ? nil : texts[0] + texts.dropFirst().map { "(\($0))" }.joined()
    }
    return row.verdicts.map { grouped(pattern.count(of: $0)) }.joined(separator: "/")
  }

  /// The number of tests, `or` between several, and what they have in common.
  func tests(of patterns: [PatternFindings], in example: Example) -> (number: String, words: String) {
    let names = Set(
      patterns.compactMap { $0.code?.mutants?.unitTests?.logicTests(of: example).map(\.name).sorted() })
    let numbers = Set(names.map(\.count)).sorted().map(grouped).joined(separator: " or ")
    return (numbers, names.count == 1 ? "tests of the same names" : "tests")
  }

  private func absence(of pattern: PatternFindings, in example: Example) -> String {
    guard let entry = pattern.code else { return "the code of \(pattern.card.name) was not measured" }
    if entry.code[example] == nil { return "\(pattern.card.name) has no \(example.name)" }
    return entry.mutants == nil
      ? "the record of \(pattern.card.name)'s tests is older than the code ('.ci/mutants' renews it)"
      : "\(pattern.card.name) has nothing to measure"
  }
}
