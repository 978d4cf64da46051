import Catalog
import Examples
import Measures
import Report
import Verdicts

extension PageSection {
  /// The figures of all patterns.
  static let figures = PageSection(
    id: "figures", title: "Figures of all patterns", view: .figures, formerIDs: ["overview"]
  ) { context in
    FiguresSection(findings: context.content.findings, format: context.format).html
  }
}

/// The inside of the section of figures: a bar for each pattern's figure,
/// measure by measure and example by example, and the tables behind them.
private struct FiguresSection {
  let findings: Findings
  let format: HTMLFormat

  var html: String {
    let composer = Composer(findings: findings, detail: .page)
    let isStale = findings.patterns.allSatisfy { $0.code?.mutants == nil }
    var report = composer.totals + composer.failures.joined() + composer.breaches
    if isStale { report.append(Composer.staleRecord) }
    return """
      \(format.html(report + [.paragraph(composer.remarks)] + composer.clearestClaims, depth: 1))
      \(Self.tools)
      \(Measure.Group.all.map(small).joined(separator: "\n"))
      <details><summary>All figures as a table</summary>\
      \(format.html(Array(composer.figures(of: findings.patterns).dropFirst())))</details>
      <details><summary>Scenario by scenario</summary>\(format.html(Array(composer.matrix.dropFirst())))</details>
      """
  }

  private static let tools = """
    <p class="js tools"><label>Show figures with <input type="search" id="search" placeholder="lines"></label></p>
    <p class="soft">Hollow bars and slanted figures: a misuse, shown for reference.</p>
    """

  private func small(_ group: Measure.Group) -> String {
    let figures = group.measures.map(small).filter { !$0.isEmpty }
    if figures.isEmpty { return "" }
    return """
      <h4>\(group.name.capitalizedFirst)</h4><div class="multiples">\(figures.joined(separator: "\n"))</div>
      """
  }

  /// The bars of a measure; empty without any figure.
  private func small(_ measure: Measure) -> String {
    let lists = findings.examples.map { bars(of: measure, in: $0) }.joined()
    if lists.isEmpty { return "" }
    return """
      <figure><figcaption>\(format.label([Span(measure.name)]))</figcaption>\(lists)\
      <small>\(HTMLText.prose(measure.definition))</small></figure>
      """
  }

  /// A bar for each pattern; empty without any figure.
  private func bars(of measure: Measure, in example: Example) -> String {
    let values = findings.patterns.map { $0.code?.value(of: measure, in: example) }
    guard let largest = values.compactMap(\.self).max() else { return "" }
    let rows = zip(findings.patterns, values).map { pattern, value in
      bar(of: pattern.card, value, besides: largest, measure.unit)
    }
    return """
      <div data-example="\(example.id)"><p class="no-js">\(HTMLText.escaped(example.name))</p>\
      <ul class="bars">\(rows.joined(separator: "\n"))</ul></div>
      """
  }

  /// A pattern's bar, as long as its share of the largest value.
  private func bar(of card: Card, _ value: Double?, besides largest: Double, _ unit: Measure.Unit) -> String {
    let misuse = Markup.optional(" class=\"misuse\"", if: card.misuseOf != nil)
    let share = 100 * (value ?? 0) / max(largest, .leastNonzeroMagnitude)
    let text = value.map { figureText($0, unit) } ?? "–"
    return """
      <li data-mark="\(card.id)"\(misuse)><span>\(HTMLText.escaped(card.shortName))</span>\
      <svg aria-hidden="true"><rect width="\(Int(share.rounded()))%"/></svg><b>\(text)</b>
      """
  }
}
