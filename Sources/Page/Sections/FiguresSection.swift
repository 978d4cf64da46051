import Catalog
import Examples
import Measures
import Report
import Verdicts

extension PageSection {
  /// The figures of all patterns.
  static let figures = PageSection(
    id: "figures",
    title: "Figures of all patterns",
    view: .figures,
    formerIDs: ["overview"]
  ) { context in
    FiguresSection(
      findings: context.content.findings,
      format: context.format
    ).html
  }
}

/// The inside of the section of figures: a bar for each pattern's figure,
/// measure by measure and example by example, and the tables behind them.
private struct FiguresSection {
  let findings: Findings
  let format: HTMLFormat

  private var composer: Composer {
    Composer(findings: findings, detail: .page)
  }

  var html: HTML {
    HTML.lines {
      format.html(report, depth: 1)
      Self.search
      HTML.soft(
        "Hollow bars and slanted figures: a misuse, shown for reference.")
      Measure.Group.all.map(html)
      HTML.folded("All figures as a table") {
        format.html(composer.figures(of: findings.patterns).belowHeading)
      }
      HTML.folded("Scenario by scenario") {
        format.html(composer.matrix.belowHeading)
      }
    }
  }

  @ListBuilder<Block>
  private var report: [Block] {
    composer.totals
    Array(composer.failures.joined())
    composer.breaches
    if findings.patterns.allSatisfy({ $0.code?.mutants == nil }) {
      Composer.staleRecord
    }
    Block.paragraph(composer.overviewComposer.remarks)
    composer.overviewComposer.clearestClaims
  }

  private static var search: HTML {
    HTML.p(.class("tools")) {
      HTML.label {
        "Show figures with "
        HTML.input(
          .type("search"),
          .id("search"),
          .init("placeholder", "lines"))
      }
    }
  }

  // MARK: Bars

  /// The figures of a group of measures; empty without any.
  private func html(of group: Measure.Group) -> HTML {
    let figures = group.measures.compactMap(figure)
    if figures.isEmpty { return .empty }
    return HTML.pieces {
      HTML.h4 { group.name.capitalizedFirst }
      HTML.div(.class("multiples")) { HTML.lines(figures) }
    }
  }

  /// The bars of a measure; nil without any figure.
  private func figure(of measure: Measure) -> HTML? {
    let lists = findings.examples.compactMap { bars(of: measure, in: $0) }
    if lists.isEmpty { return nil }
    return HTML.figure {
      HTML.figcaption { format.label([Span(measure.name)]) }
      lists
      HTML.small { HTML.prose(measure.definition) }
    }
  }

  /// A bar for each pattern; nil without any figure.
  private func bars(of measure: Measure, in example: Example) -> HTML? {
    let values = findings.patterns.map { pattern in
      pattern.code?.value(of: measure, in: example)
    }
    guard let largest = values.compactMap(\.self).max() else { return nil }
    let bars = zip(findings.patterns, values).map { pattern, value in
      FigureBar(
        card: pattern.card,
        value: value,
        largest: largest,
        unit: measure.unit
      ).html
    }
    return HTML.div(.data("example", example.id)) {
      HTML.ul(.class("bars")) { HTML.lines(bars) }
    }
  }
}
