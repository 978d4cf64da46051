import Catalog
import Examples
import Records
import Verdicts

extension Composer {
  /// The example of the figures on one screen: the largest that
  /// all patterns have.
  var summaryExample: Example? {
    findings.largestShared ?? findings.examples.last
  }

  /// Whether the screen has room for whole phrases.
  var isWide: Bool {
    if case .screen(let columns) = detail { columns >= 100 } else { true }
  }

  /// The figures of patterns for one example: those that readers ask for
  /// first, then the others.
  ///
  /// Nothing if no code was measured.
  func summaryTables(of patterns: [PatternFindings]) -> [Block] {
    let blocks = [
      patterns.filter(\.card.isAskedFor),
      patterns.filter { !$0.card.isAskedFor },
    ]
    .filter { !$0.isEmpty }
    let tables = blocks.flatMap { block in
      summaryTable(
        of: block,
        label: blocks.count > 1 ? Self.label(of: block) : "",
        among: patterns
      )
    }
    return tables + unknown(in: patterns)
  }

  /// The figures of patterns for one example in one table, and what is
  /// not known of them.
  func summaryTable(of patterns: [PatternFindings]) -> [Block] {
    summaryTable(of: patterns, label: "", among: patterns)
      + unknown(in: patterns)
  }

  /// What a block of the first screen has in common.
  private static func label(of block: [PatternFindings]) -> String {
    if block.allSatisfy(\.card.isAskedFor) {
      return "Best known; nothing is ranked"
    }
    let misuses = block.map(\.card).compactMap { card in
      card.misusedName.map { "\(card.shortName): \($0) misused" }
    }
    return "The others"
      + (misuses.isEmpty ? "" : " (\(misuses.joined(separator: ", ")))")
  }

  private func summaryTable(
    of block: [PatternFindings],
    label: String,
    among patterns: [PatternFindings]
  ) -> [Block] {
    guard let example = summaryExample,
      patterns.contains(where: { $0.code != nil })
    else { return [] }
    let heads = block.map {
      Table.Column(head: [Span($0.card.shortName, .strong)], alignment: .right)
    }
    var table = Table(
      columns: [.init(head: label.isEmpty ? [] : [Span(label)])] + heads,
      flexible: 0,
      overflow: .split,
      isDense: !isWide
    )
    let figures = block.map {
      SummaryFigures(of: $0, in: example, kept: findings.kept)
    }
    for row in rows(for: example, of: patterns) {
      let cells = figures.map { figures -> [Span] in
        guard let text = row.text(figures) else { return [Span("–", .faint)] }
        return [Span(isWide ? text : text.replacing(" ", with: ""))]
      }
      table.add([[Span(isWide ? row.phrase : row.brief)]] + cells)
    }
    return [.table(table)]
  }

  private func rows(for example: Example, of patterns: [PatternFindings])
    -> [SummaryRow]
  {
    SummaryRow.all(
      of: FirstScreen.of(example),
      tests: testCount(of: patterns, in: example)
    )
  }

  /// The number of tests of the same names, `or` between several; empty if no
  /// record of tests is fresh.
  private func testCount(of patterns: [PatternFindings], in example: Example)
    -> String
  {
    let counts = patterns.compactMap {
      $0.code?.mutants?.unitTests?.logicTests(of: example).count
    }
    return Set(counts).subtracting([0]).sorted().map(grouped).joined(
      separator: " or "
    )
  }

  // MARK: What is not known

  /// The reasons for missing figures, each with what would give them.
  private func unknown(in patterns: [PatternFindings]) -> [Block] {
    guard let example = summaryExample,
      patterns.contains(where: { $0.code != nil })
    else { return [] }
    let rows = rows(for: example, of: patterns)
    var names: [String: [String]] = [:]
    var reasons: [String] = []
    for pattern in patterns {
      let figures = SummaryFigures(
        of: pattern,
        in: example,
        kept: findings.kept
      )
      let absences = rows.filter { !$0.isKnown(figures) }.map { row in
        absence(of: pattern, in: example) ?? row.absence ?? "nothing to measure"
      }
      for reason in absences.distinct() {
        if names[reason] == nil { reasons.append(reason) }
        names[reason, default: []].append(pattern.card.shortName)
      }
    }
    guard !reasons.isEmpty else { return [] }
    let texts = reasons.map { reason in
      let lacking = names[reason] ?? []
      return lacking.count == patterns.count
        ? reason : "\(listed(lacking)): \(reason)"
    }
    return [
      .paragraph([
        Span("–: no figure. \(texts.joined(separator: ". ")).", .faint)
      ])
    ]
  }

  /// The reason why nothing of a pattern is known for an example; nil if its
  /// code was measured.
  private func absence(of pattern: PatternFindings, in example: Example)
    -> String?
  {
    guard let entry = pattern.code else { return "the code was not measured" }
    return entry.code[example] == nil ? "\(example.name) is not there" : nil
  }

  /// The remark that figures on tests are missing.
  package static let staleRecord = Block.paragraph([
    "No figures on tests: the record is older than the code. Run '.ci/mutants'."
  ])
}
