import Catalog
import Examples

/// Makes the rows of the section at the start.
struct StartRows {
  /// The most lines of code, and the most messages, of a piece.
  static let most = 24

  let cards: [Card]
  private let columns: PatternColumns

  init(context: SectionContext) {
    cards = context.cards
    columns = PatternColumns(cards: context.cards)
  }

  /// A row of no example.
  func row(_ title: String, column: (Card) -> HTML) -> HTML {
    columns.row(title, column: column)
  }

  /// A row of an example.
  func row(
    _ title: String,
    of example: Example,
    column: (Card) -> HTML
  ) -> HTML {
    columns.row(
      title,
      example: example.id,
      column: column)
  }

  /// The first lines of some code.
  static func code(_ lines: [String]) -> HTML {
    HTML.pieces {
      HTML.ol(.class("code piece")) {
        for line in lines.prefix(most) {
          HTML.li { HTML.verbatim(line) }
        }
      }
      if lines.count > most {
        HTML.p { "and \(lines.count - most) more lines" }
      }
    }
  }
}
