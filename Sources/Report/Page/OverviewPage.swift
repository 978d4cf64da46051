import Comparison
import Examples
import Measures

/// The overview: a bar for each pattern's figure, measure by measure and example by example, and the tables behind them.
struct OverviewPage {
  let findings: Findings
  let format: HTMLFormat

  var html: String {
    let composer = Composer(findings: findings, detail: .page)
    let figures = format.html(Array(composer.figures(of: findings.patterns).dropFirst()))
    return """
      \(format.html(composer.totals + composer.failures.joined() + composer.breaches + stale, depth: 1))
      <p>Small programs by one team: nothing here ranks architectures. \(misuses)</p>
      \(format.html(composer.clearestClaims, depth: 1))
      <h3>Figures</h3>
      \(filters)
      \(Measure.Group.all.map(small).joined(separator: "\n"))
      <details><summary>All figures as a table</summary>\(figures)</details>
      <details><summary>Scenario by scenario</summary>\(scenarios)</details>
      """
  }

  private var stale: [Block] {
    findings.patterns.allSatisfy { $0.code?.mutants == nil } ? [Composer.staleRecord] : []
  }

  private var misuses: String {
    findings.patterns.map(\.card).compactMap { card in
      card.misusedName.map { HTMLText.escaped("\(card.name) is \($0) misused, for reference.") }
    }.joined(separator: " ")
  }

  /// The scenarios with the patterns that fail, which the report above shows in full.
  private var scenarios: String {
    findings.examples.map { example in
      let items = findings.rows(of: example).map { row -> [Span] in
        let failed = row.results.compactMap(\.self).filter { !$0.passed }.map(\.pattern)
        let passed = row.results.count { $0?.passed == true }
        let result = failed.isEmpty ? "passed in \(passed)" : "failed in \(listed(failed))"
        return [
          .mark(failed.isEmpty), Span(row.name), Span("\(counted(row.steps, "step")), \(result)", .faint),
        ]
      }
      return format.html([.heading(4, [Span(example.name)]), .numbered(items)])
    }.joined(separator: "\n")
  }

  private var filters: String {
    let chosen = findings.largestShared ?? findings.examples.last
    let examples = findings.examples.map { example in
      """
      <label><input type="radio" name="example" id="example-\(example.id)"\(example == chosen ? " checked" : "")> \
      \(HTMLText.escaped(example.name))</label>
      """
    }
    return """
      <p class="filters"><span>Example:</span> \(examples.joined(separator: "\n"))
      <label class="js">Figure: <input type="search" id="search" placeholder="lines"></label></p>
      """
  }

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
          <li data-for="\(pattern.card.id)"\(pattern.card.misuseOf == nil ? "" : " class=\"misuse\"")>\
          <span>\(HTMLText.escaped(pattern.card.shortName))</span><svg aria-hidden="true"><rect width="\(width)%"/></svg>\
          <b>\(value.map { figureText($0, of: measure) } ?? "–")</b></li>
          """
      }
      return values.allSatisfy { $0 == nil }
        ? "" : "<ul class=\"bars\" data-example=\"\(example.id)\">\(rows.joined(separator: "\n"))</ul>"
    }
    return lists.allSatisfy(\.isEmpty)
      ? ""
      : "<figure><figcaption>\(format.label([Span(measure.name)]))</figcaption>\(lists.joined())</figure>"
  }
}
