import Catalog

/// Rows of columns, one column for each pattern.
struct PatternColumns {
  let cards: [Card]
  /// The patterns whose columns stand there without scripts too.
  let withoutScripts: [Card.ID]

  /// A row; `column` makes a pattern's column, in the order of the patterns.
  func row(
    _ title: String,
    example: String? = nil,
    needsScript: Bool = false,
    column: (Card) -> HTML
  ) -> HTML {
    let columns = cards.map { card in
      let column = column(card)
      let isHidden = !withoutScripts.contains(card.id)
      return HTML.div(.class("side", hidden: isHidden), .data(for: card)) {
        HTML.h4 { card.name }
        column
      }
    }
    return HTML.section(
      .class("row", hidden: needsScript),
      example.map { .data("example", $0) }
    ) {
      HTML.lines {
        HTML.h3 { title }
        HTML.div(.class("sides"), .focusable) { HTML.lines(columns) }
      }
    }
  }
}
