import Examples
import Measures
import Verdicts

extension Composer {
  /// A row of the table of figures.
  private enum Row {
    /// How many scenarios of an example passed.
    case scenarios(Example)
    /// The heading of a group of measures.
    case group(Measure.Group)
    /// The figures of a measure in all examples.
    case figures(Measure)
  }

  /// The figures of patterns side by side, the examples in one cell.
  @ListBuilder<Block>
  package func figures(of patterns: [PatternFindings]) -> [Block] {
    let hasRecord = patterns.contains { $0.code?.mutants != nil }
    let lacksRecord = !hasRecord && patterns.contains { $0.code != nil }
    if detail.isPage { Block.heading(2, ["Figures"]) }
    Block.table(figureTable(of: patterns, hasRecord: hasRecord))
    if lacksRecord, !detail.isPage { Self.staleRecord }
  }

  private func figureTable(
    of patterns: [PatternFindings],
    hasRecord: Bool
  ) -> Table {
    let columns = patterns.map { pattern in
      Column([Span(pattern.card.id, .strong)], .right) {
        cell(of: $0, in: pattern)
      }
    }
    return Table(
      of: rows(of: patterns, hasRecord: hasRecord),
      flexible: 0,
      overflow: .split,
      level: level,
      columns: [Column(cell: label)] + columns
    )
  }

  @ListBuilder<Row>
  private func rows(of patterns: [PatternFindings], hasRecord: Bool) -> [Row] {
    if patterns.contains(where: { !$0.results.isEmpty }) {
      findings.examples.map(Row.scenarios)
    }
    if patterns.contains(where: { $0.code != nil }) {
      for group in groups {
        Row.group(group)
        for measure in group.measures
        where isShown(measure, hasRecord: hasRecord) {
          Row.figures(measure)
        }
      }
    }
  }

  private var groups: [Measure.Group] {
    if detail.isPage { Measure.Group.all } else { [.cost, .coupling, .tests] }
  }

  /// Whether a measure has a row: on a page each has one, elsewhere only those
  /// whose figures are short and known.
  private func isShown(_ measure: Measure, hasRecord: Bool) -> Bool {
    if detail.isPage { return true }
    return measure.names == nil && (hasRecord || !measure.needsMutants)
  }

  private func level(of row: Row) -> Int {
    switch row {
    case .scenarios, .group: 0
    case .figures(let measure) where measure.isPartOfRowAbove: 2
    case .figures: 1
    }
  }

  // MARK: Cells

  private func label(of row: Row) -> [Span] {
    switch row {
    case .scenarios(let example):
      return [Span(example.name, .strong), "scenarios passed"]
    case .group(let group):
      let examples = findings.examples.map(\.name).joined(separator: " → ")
      return [Span("\(group.name.capitalizedFirst), \(examples)", .strong)]
    case .figures(let measure): return [Span(measure.label(in: detail))]
    }
  }

  private func cell(of row: Row, in pattern: PatternFindings) -> [Span] {
    switch row {
    case .scenarios(let example): [passed(in: example, by: pattern)]
    case .group: []
    case .figures(let measure): values(of: measure, in: pattern)
    }
  }

  private func passed(
    in example: Example,
    by pattern: PatternFindings
  ) -> Span {
    guard pattern.examples.contains(example) else { return Span("–", .faint) }
    let results = pattern.results.filter { $0.example == example }
    let passed = results.count(where: \.passed)
    let tone: Span.Tone = if passed < results.count { .bad } else { .plain }
    return Span("\(passed)/\(results.count)", tone, isUnbreakable: true)
  }

  /// The figures for all examples in one cell; for some measures, on a page
  /// only, the names of roles.
  private func values(
    of measure: Measure,
    in pattern: PatternFindings
  ) -> [Span] {
    guard let entry = pattern.code else { return [] }
    let texts = findings.examples.map { text(of: measure, in: $0, by: entry) }
    if texts.allSatisfy({ $0 == nil }) { return [Span("–", .faint)] }
    guard measure.names != nil else {
      let figures = texts.map { $0 ?? "–" }.joined(separator: "→")
      return [Span(figures.replacing(" %", with: "%"), isUnbreakable: true)]
    }
    // Names are long: those that all examples have stand once.
    if let names = texts.first, let names, Set(texts).count == 1 {
      return [Span(names)]
    }
    let names = texts.map { $0 ?? "–" }.joined(separator: " → ")
    return [Span(names, isUnbreakable: true)]
  }

  /// The figure in one example, or the names in its place;
  /// nil if there is none.
  private func text(
    of measure: Measure,
    in example: Example,
    by entry: Codebase.PatternEntry
  ) -> String? {
    if let names = measure.names, let code = entry.code[example] {
      return names(code).joined(orElse: "none")
    }
    let value = entry.value(of: measure, in: example)
    return value.map { figureText($0, measure.unit) }
  }
}

extension Measure {
  /// The name in a row of a table: in full on a page.
  func label(in detail: Detail) -> String {
    if detail.isPage { return name }
    return rowName
  }
}
