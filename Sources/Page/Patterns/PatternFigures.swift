import Catalog
import Examples
import Measures
import Records
import Report
import Verdicts

/// The figures of a pattern that its reader asks for first, example by example,
/// beside the range of all patterns.
struct PatternFigures {
  let pattern: PatternFindings
  let findings: Findings
  let ledger: ChangeLedger
  let format: HTMLFormat

  /// A figure with words for readers who know none of the terms.
  private struct Row {
    let words: String
    let measure: Measure
  }

  private static let rows = [
    Row(words: "lines to write, composition root included", measure: .linesWithWiring),
    Row(words: "types to write", measure: .typesWithWiring),
    Row(words: "protocols among the types of roles", measure: .protocols),
    Row(words: "lines in the largest type of its logic", measure: .largest(.lines, of: .logic)),
    Row(words: "tests that need no widget, disk or network", measure: .isolatedTests),
    Row(words: "fakes to write for these tests", measure: .isolatedDoubles),
  ]

  private var card: Card { pattern.card }

  var html: String {
    let examples = findings.examples.filter { pattern.code?.code[$0] != nil }
    guard !examples.isEmpty else { return "" }
    return """
      <section class="own-figures"><h3>Its figures</h3>
      \(examples.map(example).joined(separator: "\n"))
      <p><a href="#figures" data-to="figures">All figures of all patterns</a></p></section>
      """
  }

  private func example(_ example: Example) -> String {
    let rows = Self.rows.compactMap { row -> String? in
      guard let value = value(of: row.measure, in: example, by: pattern) else { return nil }
      return """
        <tr><th scope="row">\(row.words)</th><td class="right">\(figureText(value, row.measure.unit))\
        <td class="right">\(range(of: row.measure, in: example))</tr>
        """
    }
    return """
      <div data-example="\(example.id)"><div class="scroll" tabindex="0"><table><thead><tr><td></td>\
      <th scope="col" class="right">\(HTMLText.escaped(example.name))</th>\
      <th scope="col" class="right">all patterns, from – to</th></tr></thead><tbody>\(rows.joined(separator: "\n"))</tbody></table></div>\
      \(changes(in: example))</div>
      """
  }

  private func value(of measure: Measure, in example: Example, by pattern: PatternFindings) -> Double? {
    pattern.code?.value(of: measure, in: example)
  }

  /// The smallest and the largest value of all patterns but misuses.
  private func range(of measure: Measure, in example: Example) -> String {
    let proper = findings.patterns.filter { $0.card.misuseOf == nil }
    let values = proper.compactMap { value(of: measure, in: example, by: $0) }
    guard let smallest = values.min(), let largest = values.max() else { return "–" }
    let texts = [smallest, largest].map { figureText($0, measure.unit) }
    return texts.distinct().joined(separator: " – ")
  }

  /// What each change request of the example costs, with a link to its code.
  private func changes(in example: Example) -> String {
    let cells = ledger.cells.filter {
      $0.request.example == example.name && $0.card.id == card.id && $0.version == .first
    }
    let items = cells.map { cell in
      let figures = OverviewFigure.all.map { $0.words(of: cell) }.joined(separator: ", ")
      let address = CellColumn.id(of: cell.request.id, in: card)
      return "<li>\(HTMLText.escaped(cell.request.summary)) <a href=\"#\(address)\">\(figures)</a>"
    }
    if items.isEmpty { return "" }
    return "<p>What a change costs:</p>\(Markup.list(items))"
  }
}
