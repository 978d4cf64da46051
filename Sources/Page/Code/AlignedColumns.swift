import Catalog

/// Rows of columns, one column for each pattern, whose pieces the script
/// sets beside each other.
struct AlignedColumns {
  let cards: [Card]

  /// A row with attributes; `column` makes a pattern's column, in the order of
  /// the patterns.
  func row(
    _ title: String,
    _ attributes: HTMLAttribute...,
    column: (Card) -> HTML
  ) -> HTML {
    let columns = cards.map { card in
      let column = column(card)
      return HTML.div(.class("side"), .data(for: card)) { column }
    }
    return HTML.section.element([.class("row")] + attributes) {
      HTML.lines {
        HTML.h3 { title }
        HTML.div(.class("sides aligned")) { HTML.lines(columns) }
      }
    }
  }
}
