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
  @ListBuilder<Block>
  func summaryTables(of patterns: [PatternFindings]) -> [Block] {
    let asked = patterns.filter(\.card.isAskedFor)
    let others = patterns.filter { !$0.card.isAskedFor }
    if asked.isEmpty || others.isEmpty {
      summaryTable(of: patterns)
    } else {
      summary(of: asked, under: [Self.labelOfAsked], among: patterns)
      summary(of: others, under: [Self.label(of: others)], among: patterns)
      unknown(in: patterns)
    }
  }

  /// The figures of patterns for one example in one table, and what is
  /// not known of them.
  func summaryTable(of patterns: [PatternFindings]) -> [Block] {
    summary(of: patterns, under: [], among: patterns) + unknown(in: patterns)
  }

  private static let labelOfAsked: Span = "Best known; nothing is ranked"

  /// What the patterns have in common that readers do not ask for.
  private static func label(of others: [PatternFindings]) -> Span {
    let misuses = others.map(\.card).compactMap { card in
      card.misusedName.map { "\(card.shortName): \($0) misused" }
    }
    if misuses.isEmpty { return "Less known" }
    return "Less known (\(misuses.joined(separator: ", ")))"
  }

  /// A table with the rows that are right for all of some patterns.
  @ListBuilder<Block>
  private func summary(
    of block: [PatternFindings],
    under label: [Span],
    among patterns: [PatternFindings]
  ) -> [Block] {
    if let example = exampleWithFigures(of: patterns) {
      let labels = Column<SummaryRow>(label) { [Span(text(of: $0))] }
      let columns = block.map { pattern in
        let figures = figures(of: pattern, in: example)
        return Column([Span(pattern.card.shortName, .strong)], .right) {
          cell(of: $0, figures)
        }
      }
      Block.table(
        Table(
          of: rows(for: example, of: patterns),
          flexible: 0,
          overflow: .split,
          isDense: !isWide,
          columns: [labels] + columns
        )
      )
    }
  }

  /// The example of the figures; nil if no code was measured.
  private func exampleWithFigures(of patterns: [PatternFindings]) -> Example? {
    guard patterns.contains(where: { $0.code != nil }) else { return nil }
    return summaryExample
  }

  private func figures(
    of pattern: PatternFindings,
    in example: Example
  ) -> SummaryFigures {
    SummaryFigures(of: pattern, in: example, kept: findings.kept)
  }

  private func text(of row: SummaryRow) -> String {
    if isWide { row.phrase } else { row.brief }
  }

  private func cell(of row: SummaryRow, _ figures: SummaryFigures) -> [Span] {
    guard let text = row.text(figures) else { return [Span("–", .faint)] }
    if isWide { return [Span(text)] }
    return [Span(text.replacing(" ", with: ""))]
  }

  private func rows(
    for example: Example,
    of patterns: [PatternFindings]
  ) -> [SummaryRow] {
    SummaryRow.all(
      of: FirstScreen.of(example),
      tests: testCount(of: patterns, in: example)
    )
  }

  /// The number of tests of the same names, `or` between several; empty if no
  /// record of tests is fresh.
  private func testCount(
    of patterns: [PatternFindings],
    in example: Example
  ) -> String {
    let counts = patterns.compactMap { pattern in
      pattern.code?.mutants?.unitTests?.logicTests(of: example).count
    }
    let different = Set(counts).subtracting([0]).sorted()
    return different.map(grouped).joined(separator: " or ")
  }

  // MARK: What is not known

  /// Why a pattern has no figure in some rows.
  private struct Gap {
    let pattern: String
    let reason: String
  }

  /// The reasons for missing figures, each with what would give them.
  @ListBuilder<Block>
  private func unknown(in patterns: [PatternFindings]) -> [Block] {
    if let example = exampleWithFigures(of: patterns) {
      let rows = rows(for: example, of: patterns)
      let gaps = patterns.flatMap { self.gaps(of: $0, in: example, rows) }
      let texts = gaps.map(\.reason).distinct().map { reason in
        let lacking = gaps.filter { $0.reason == reason }.map(\.pattern)
        if lacking.count == patterns.count { return reason }
        return "\(listed(lacking)): \(reason)"
      }
      if !texts.isEmpty {
        Block.note("–: no figure. \(texts.joined(separator: ". ")).")
      }
    }
  }

  /// The reasons why a pattern has no figure in some of the rows.
  private func gaps(
    of pattern: PatternFindings,
    in example: Example,
    _ rows: [SummaryRow]
  ) -> [Gap] {
    let figures = figures(of: pattern, in: example)
    let reasons = rows.filter { !$0.isKnown(figures) }.map { row in
      absence(of: pattern, in: example) ?? row.absence ?? "nothing to measure"
    }
    return reasons.distinct().map { reason in
      Gap(pattern: pattern.card.shortName, reason: reason)
    }
  }

  /// The reason why nothing of a pattern is known for an example; nil if its
  /// code was measured.
  private func absence(
    of pattern: PatternFindings,
    in example: Example
  ) -> String? {
    guard let entry = pattern.code else { return "the code was not measured" }
    if entry.code[example] == nil { return "\(example.name) is not there" }
    return nil
  }

  /// The remark that figures on tests are missing.
  package static let staleRecord = Block.sentence(
    "No figures on tests: the record is older than the code. Run '.ci/mutants'."
  )
}
