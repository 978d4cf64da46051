import Comparison
import Examples
import Measures

extension MarkdownReport {
  /// A table for every example, with a column for every pattern.
  func figures(of findings: Findings) -> [String] {
    let tables = findings.examples.flatMap { example -> [String] in
      let patterns = findings.patterns.filter { $0.code?.code[example] != nil }
      guard !patterns.isEmpty else { return [] }
      let rows = Measure.ofTables.map { measure in
        [MarkdownText.escaped(measure.name)] + patterns.map { text(of: measure, in: example, $0) }
      }
      let head = ["Figure"] + patterns.map { MarkdownText.code($0.card.id) }
      return [MarkdownText.heading(3, example.name), MarkdownText.table(head, rows)]
    }
    let entries = findings.patterns.compactMap { pattern in
      pattern.code.map { "\(MarkdownText.code(pattern.card.id)) \(grouped($0.entryLines))" }
    }.joined(separator: ", ")
    return tables.isEmpty
      ? []
      : [MarkdownText.heading(2, "Figures of the code")] + tables
        + ["Lines of the entry that puts both examples together, not counted above: \(entries)."]
  }

  /// A table with a column for every example, and one for each growth from one of them to the next.
  func figures(of pattern: PatternFindings, in examples: [Example], level: Int) -> [String] {
    let grown = examples.filter { $0.predecessor.map(examples.contains) ?? false }
    let rows = Measure.ofTables.map { measure in
      [MarkdownText.escaped(measure.name)] + examples.map { text(of: measure, in: $0, pattern) }
        + grown.map { pattern.code?.growth(of: measure, to: $0).map { figureText($0, .times) } ?? "–" }
    }
    let head = ["Figure"] + examples.map(\.name) + grown.map(\.growthTitle)
    let entry = counted(pattern.code?.entryLines ?? 0, "line")
    return section("Figures", level: level, MarkdownText.table(head, rows))
      + ["The entry that puts both examples together takes \(entry), not counted above."]
  }

  /// A figure as a cell has it: of the outside the roles by name, of the spread with the number of types.
  private func text(of measure: Measure, in example: Example, _ pattern: PatternFindings) -> String {
    guard let entry = pattern.code, let code = entry.code[example],
      let value = entry.value(of: measure, in: example)
    else { return "–" }
    if let names = measure.names?(code).map(MarkdownText.escaped) {
      return names.isEmpty ? "none" : names.joined(separator: ", ")
    }
    let text = figureText(value, of: measure)
    let isSpread = Measure.Group.spread.measures.contains(measure)
    return isSpread ? "\(text) of \(counted(code.counted.count, "type"))" : text
  }

  /// What every figure of the report is, each once: those of the tables, and those by which claims are put to the test.
  func definitions(in findings: Findings, tables: Bool = true) -> [String] {
    let areShown = tables && findings.patterns.contains { $0.code != nil }
    var measures = areShown ? Measure.ofTables : []
    for var measure in findings.patterns.flatMap(\.claims).flatMap(\.outcomes).map(\.assertion.measure) {
      while true {
        if !measures.contains(measure) { measures.append(measure) }
        guard let base = measure.base else { break }
        measure = base
      }
    }
    return section(
      "What the figures are", level: 2,
      MarkdownText.list(
        measures.map { "**\(MarkdownText.escaped($0.name))**: \(MarkdownText.prose($0.definition))" }))
  }
}
