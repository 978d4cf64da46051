import Catalog
import Measures
import Report

/// A pattern's bar, as long as its share of the largest value.
struct FigureBar {
  let card: Card
  /// Nil for a figure that the pattern has not.
  let value: Double?
  /// The largest value of all patterns.
  let largest: Double
  let unit: Measure.Unit

  var html: HTML {
    HTML.li(.data(mark: card), .class("misuse", if: card.isMisuse)) {
      HTML.span { card.shortName }
      HTML.svg(.aria("hidden", "true")) {
        HTML.rect(.init("width", "\(width)%"))
      }
      HTML.b { text }
    }
  }

  /// In per cent.
  private var width: Int {
    let share = (value ?? 0) / max(largest, .leastNonzeroMagnitude)
    return Int((100 * share).rounded())
  }

  private var text: String {
    guard let value else { return "–" }
    return figureText(value, unit)
  }
}
