import Catalog
import Comparison
import Coupling
import Examples

extension MarkdownReport {
  /// A table for every example, with a column for every pattern.
  func figures(of findings: Findings) -> [String] {
    let tables = findings.examples.flatMap { example -> [String] in
      let patterns = findings.patterns.filter { $0.code?.code[example] != nil }
      guard !patterns.isEmpty else { return [] }
      let rows = CodeFigure.allCases.map { figure in
        [MarkdownText.escaped(figure.longLabel)] + patterns.map { text(of: figure, in: example, $0) }
      }
      let head = ["Figure"] + patterns.map { MarkdownText.code($0.card.id) }
      return [MarkdownText.heading(3, example.title), MarkdownText.table(head, rows)]
    }
    let entries = findings.patterns.compactMap { pattern in
      pattern.code.map { "\(MarkdownText.code(pattern.card.id)) \(grouped($0.entryLines))" }
    }.joined(separator: ", ")
    return tables.isEmpty
      ? []
      : [MarkdownText.heading(2, "Figures of the code")] + tables
        + ["Lines of the entry that puts both examples together, not counted above: \(entries)."]
  }

  /// A table with a column for every example, and one for the growth if both are there.
  func figures(of pattern: PatternFindings, in examples: [Example], level: Int) -> [String] {
    let growths = examples == Example.allCases
    let rows = CodeFigure.allCases.map { figure in
      let growth = pattern.code?.growth(of: figure).map { figureText($0, .times) } ?? "–"
      return [MarkdownText.escaped(figure.longLabel)] + examples.map { text(of: figure, in: $0, pattern) }
        + (growths ? [growth] : [])
    }
    let head = ["Figure"] + examples.map(\.title) + (growths ? ["Growth"] : [])
    let entry = counted(pattern.code?.entryLines ?? 0, "line")
    return section("Figures", level: level, MarkdownText.table(head, rows))
      + ["The entry that puts both examples together takes \(entry), not counted above."]
  }

  /// A figure as a cell has it: of the outside the roles by name, of the spread with the number of types.
  private func text(of figure: CodeFigure, in example: Example, _ pattern: PatternFindings) -> String {
    guard let code = pattern.code?.code[example], let value = pattern.code?.figures[example]?[figure] else {
      return "–"
    }
    if let surrounding = figure.surrounding {
      let names = code.roles(naming: surrounding).map { MarkdownText.escaped($0.name) }
      return names.isEmpty ? "none" : names.joined(separator: ", ")
    }
    let text = figure == .averageDependency ? oneDecimal(value) : figureText(value, figure.unit)
    return figure.group == .spread ? "\(text) of \(counted(code.spread.types, "type"))" : text
  }

  // MARK: Definitions

  /// What every figure of the report is, in the order in which they are shown.
  func definitions(in findings: Findings) -> [String] {
    guard findings.patterns.contains(where: { $0.code != nil }) else {
      return definitions(ofClaimsIn: findings)
    }
    let known = CodeFigure.allCases.map { ($0.longLabel, $0.definition) }
    return section("What the figures of the code are", level: 2, list(of: known))
      + definitions(ofClaimsIn: findings)
  }

  /// What the figures are that claims are put to the test by.
  func definitions(ofClaimsIn findings: Findings) -> [String] {
    section(
      "What the figures of the claims are", level: 2,
      list(of: measures(of: findings).map { ($0.label, $0.definition) }))
  }

  /// A list of definitions; labels that share one stand before it together.
  private func list(of terms: [(label: String, definition: String)]) -> String {
    var order: [String] = []
    var labels: [String: [String]] = [:]
    for (label, definition) in terms {
      if labels[definition] == nil { order.append(definition) }
      labels[definition, default: []].append("**\(MarkdownText.escaped(label))**")
    }
    let items = order.map { "\((labels[$0] ?? []).joined(separator: ", ")): \(MarkdownText.prose($0))" }
    return MarkdownText.list(items)
  }
}

extension CodeFigure {
  /// The surrounding whose knowledge it tells, if it does.
  fileprivate var surrounding: Surrounding? {
    switch self {
    case .widgetRoles: .widgets
    case .networkRoles: .network
    case .storageRoles: .storage
    default: nil
    }
  }
}
