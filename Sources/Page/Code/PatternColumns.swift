import Catalog

/// Rows of columns, one column for each pattern.
struct PatternColumns {
  let cards: [Card]

  /// A row; `column` makes a pattern's column, in the order of the patterns.
  func row(
    _ title: String,
    example: String? = nil,
    column: (Card) -> HTML
  ) -> HTML {
    let columns = cards.map { card in
      let column = column(card)
      return HTML.div(.class("side"), .data(for: card)) {
        HTML.h4 { card.name }
        column
      }
    }
    return HTML.section(
      .class("row"),
      example.map { .data("example", $0) }
    ) {
      HTML.lines {
        HTML.h3 { title }
        HTML.div(.class("sides"), .focusable) { HTML.lines(columns) }
      }
    }
  }
}
