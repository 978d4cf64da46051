import Verdicts
import Examples
import Measures

extension Composer {
  /// The figures of patterns side by side, the examples in one cell.
  package func figures(of patterns: [PatternFindings]) -> [Block] {
    let heads = patterns.map { Table.Column(head: [Span($0.card.id, .strong)], alignment: .right) }
    var table = Table(columns: [.init()] + heads, flexible: 0, overflow: .split)
    if patterns.contains(where: { !$0.results.isEmpty }) {
      for example in findings.examples {
        let label = [Span(example.name, .strong), "scenarios passed"]
        table.add([label] + patterns.map { passed(in: example, by: $0) })
      }
    }
    let hasRecord = patterns.contains { $0.code?.mutants != nil }
    for group in groups(of: patterns) {
      let examples = findings.examples.map(\.name).joined(separator: " → ")
      table.add([[Span("\(group.name.capitalizedFirst), \(examples)", .strong)]])
      for measure in group.measures
      where detail.isPage || measure.names == nil && (hasRecord || !measure.needsMutants) {
        table.add(
          [[Span(detail.isPage ? measure.name : measure.rowName)]]
            + patterns.map { values(of: measure, in: $0) },
          level: measure.isPartOfRowAbove ? 2 : 1)
      }
    }
    guard detail.isPage else {
      return [.table(table)]
        + (hasRecord || patterns.allSatisfy { $0.code == nil } ? [] : [Self.staleRecord])
    }
    return [.heading(2, ["Figures"]), .table(table)]
  }

  private func groups(of patterns: [PatternFindings]) -> [Measure.Group] {
    guard patterns.contains(where: { $0.code != nil }) else { return [] }
    return detail.isPage ? Measure.Group.all : [.cost, .coupling, .tests]
  }

  private func passed(in example: Example, by pattern: PatternFindings) -> [Span] {
    guard pattern.examples.contains(example) else { return [Span("–", .faint)] }
    let results = pattern.results.filter { $0.example == example }
    let passed = results.count(where: \.passed)
    return [Span("\(passed)/\(results.count)", passed == results.count ? .plain : .bad, isUnbreakable: true)]
  }

  /// The figures for all examples in one cell; for some measures, on a page only, the names of roles.
  private func values(of measure: Measure, in pattern: PatternFindings) -> [Span] {
    guard let entry = pattern.code else { return [] }
    let texts = findings.examples.map { example -> String? in
      if let names = entry.code[example].flatMap({ measure.names?($0) }) {
        return names.isEmpty ? "none" : names.joined(separator: ", ")
      }
      return entry.value(of: measure, in: example).map { figureText($0, measure.unit) }
    }
    if texts.allSatisfy({ $0 == nil }) { return [Span("–", .faint)] }
    // Names are long: those that all examples have stand once.
    if measure.names != nil, Set(texts).count == 1, let names = texts[0] { return [Span(names)] }
    let arrow = measure.names != nil ? " → " : "→"
    let text = texts.map { $0 ?? "–" }.joined(separator: arrow).replacing(" %", with: "%")
    return [Span(text, isUnbreakable: true)]
  }
}
