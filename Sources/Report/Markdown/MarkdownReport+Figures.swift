import Comparison
import Coupling
import Examples

extension MarkdownReport {
  /// A table for every example, with a column for every pattern.
  func figures(of findings: Findings) -> [String] {
    let tables = findings.examples.flatMap { example -> [String] in
      let codes = findings.patterns.compactMap { $0.code?.code[example] }
      guard !codes.isEmpty else { return [] }
      let table = rows { row in codes.map(row.text) }
      let head = ["Figure"] + codes.map { MarkdownText.code($0.card.id) }
      return [MarkdownText.heading(3, example.title), MarkdownText.table(head, table)]
    }
    return tables.isEmpty ? [] : [MarkdownText.heading(2, "Figures of the code")] + tables
  }

  /// A table with a column for every example, and one for the growth from the first to the last.
  func figures(of pattern: PatternFindings, in examples: [Example]) -> [String] {
    let codes = examples.compactMap { example in pattern.code?.code[example].map { (example, $0) } }
    guard let first = codes.first, let last = codes.last else { return [] }
    let growths = codes.count > 1
    let table = rows { row in
      codes.map { row.text($0.1) } + (growths ? [row.growth(from: first.1, to: last.1)] : [])
    }
    let head = ["Figure"] + codes.map(\.0.title) + (growths ? ["Growth"] : [])
    return section("Figures", level: 2, MarkdownText.table(head, table))
  }

  /// What every figure of the report is, in the order in which they are shown.
  func definitions(in findings: Findings) -> [String] {
    guard findings.patterns.contains(where: { $0.code != nil }) else { return [] }
    let known = FigureRow.all.map { ($0.label, $0.definition) }
    let tested = measures(of: findings).map { ($0.label, $0.definition) }
    return definitions(of: known + tested.filter { one in !known.contains { $0.0 == one.0 } })
  }

  /// A list of definitions; labels that share one stand before it together.
  func definitions(of terms: [(label: String, definition: String)]) -> [String] {
    var order: [String] = []
    var labels: [String: [String]] = [:]
    for (label, definition) in terms {
      if labels[definition] == nil { order.append(definition) }
      labels[definition, default: []].append("**\(MarkdownText.escaped(label))**")
    }
    let items = order.map {
      "\((labels[$0] ?? []).joined(separator: ", ")): \(MarkdownText.prose($0))"
    }
    return section("What the figures say", level: 2, items.isEmpty ? "" : MarkdownText.list(items))
  }

  /// The rows that have a figure in some column; where another has none, a dash.
  private func rows(_ cells: (FigureRow) -> [String?]) -> [[String]] {
    FigureRow.all.compactMap { row in
      let texts = cells(row)
      guard texts.contains(where: { $0 != nil }) else { return nil }
      return ([row.label] + texts.map { $0 ?? "–" }).map(MarkdownText.escaped)
    }
  }
}
