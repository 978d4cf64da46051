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
  private struct Figure {
    let words: String
    let measure: Measure
  }

  private typealias Column = HTMLTable<Figure>.Column

  private static let figures = [
    Figure(
      words: "lines to write, composition root included",
      measure: .linesWithWiring),
    Figure(words: "types to write", measure: .typesWithWiring),
    Figure(
      words: "protocols among the types of roles",
      measure: .protocols),
    Figure(
      words: "lines in the largest type of its logic",
      measure: .largest(.lines, of: .logic)),
    Figure(
      words: "tests that need no widget, disk or network",
      measure: .isolatedTests),
    Figure(
      words: "fakes to write for these tests",
      measure: .isolatedDoubles),
  ]

  private var card: Card { pattern.card }

  /// The section; nil without code.
  var html: HTML? {
    let examples = findings.examples.filter { example in
      pattern.code?.code[example] != nil
    }
    guard !examples.isEmpty else { return nil }
    return HTML.section(.class("own-figures")) {
      HTML.lines {
        HTML.h3 { "Its figures" }
        examples.map(figures)
        HTML.p {
          HTML.link(to: .figures) { "All figures of all patterns" }
        }
      }
    }
  }

  private func figures(in example: Example) -> HTML {
    HTML.div(.data("example", example.id)) {
      table(of: example)
      changes(in: example)
    }
  }

  // MARK: Table

  private func table(of example: Example) -> HTML {
    let own = Column.number(example.name) { figure in
      Self.text(value(of: figure, in: example, by: pattern), figure)
    }
    let all = Column.number("all patterns, from – to") { figure in
      range(of: figure, in: example)
    }
    let known = Self.figures.filter { figure in
      value(of: figure, in: example, by: pattern) != nil
    }
    let table = HTMLTable(rows: known, columns: [own, all]) { figure in
      .text(figure.words)
    }
    return table.html()
  }

  private func value(
    of figure: Figure,
    in example: Example,
    by pattern: PatternFindings
  ) -> Double? {
    pattern.code?.value(of: figure.measure, in: example)
  }

  /// The smallest and the largest value of all patterns but misuses.
  private func range(of figure: Figure, in example: Example) -> String {
    let values = findings.properPatterns.compactMap { pattern in
      value(of: figure, in: example, by: pattern)
    }
    let range = [values.min(), values.max()]
    let texts = range.map { Self.text($0, figure) }
    return texts.distinct().joined(separator: " – ")
  }

  /// A value; a dash stands for none.
  private static func text(_ value: Double?, _ figure: Figure) -> String {
    guard let value else { return "–" }
    return figureText(value, figure.measure.unit)
  }

  // MARK: Changes

  /// What each change request of the example costs, with a link to its code;
  /// nil if none is made.
  private func changes(in example: Example) -> HTML? {
    let cells = ledger.firstVersions(in: example.name).filter { cell in
      cell.card.id == card.id
    }
    if cells.isEmpty { return nil }
    return HTML.pieces {
      HTML.p { "What a change costs:" }
      CostList(cells: cells).html
    }
  }
}
