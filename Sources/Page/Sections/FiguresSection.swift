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

/// The inside of the section of figures: a bar for each pattern's figure, measure by measure and example by example, and the tables behind them.
private struct FiguresSection {
  let findings: Findings
  let format: HTMLFormat

  var html: String {
    let composer = Composer(findings: findings, detail: .page)
    let stale = findings.patterns.allSatisfy { $0.code?.mutants == nil } ? [Composer.staleRecord] : []
    let report = composer.totals + composer.failures.joined() + composer.breaches + stale
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
    return figures.isEmpty
      ? ""
      : "<h4>\(group.name.capitalizedFirst)</h4><div class=\"multiples\">\(figures.joined(separator: "\n"))</div>"
  }

  /// The bars of a measure; empty without any figure.
  private func small(_ measure: Measure) -> String {
    let lists = findings.examples.map { example -> String in
      let values = findings.patterns.map { $0.code?.value(of: measure, in: example) }
      let largest = values.compactMap(\.self).max() ?? 0
      let rows = zip(findings.patterns, values).map { pattern, value in
        let width = value.map { largest > 0 ? Int((100 * $0 / largest).rounded()) : 0 } ?? 0
        return """
          <li data-mark="\(pattern.card.id)"\(pattern.card.misuseOf == nil ? "" : " class=\"misuse\"")>\
          <span>\(HTMLText.escaped(pattern.card.shortName))</span><svg aria-hidden="true"><rect width="\(width)%"/></svg>\
          <b>\(value.map { figureText($0, measure.unit) } ?? "–")</b>
          """
      }
      return values.allSatisfy { $0 == nil }
        ? ""
        : """
        <div data-example="\(example.id)"><p class="no-js">\(HTMLText.escaped(example.name))</p>\
        <ul class="bars">\(rows.joined(separator: "\n"))</ul></div>
        """
    }
    return lists.allSatisfy(\.isEmpty)
      ? ""
      : "<figure><figcaption>\(format.label([Span(measure.name)]))</figcaption>\(lists.joined())<small>\(HTMLText.prose(measure.definition))</small></figure>"
  }
}
