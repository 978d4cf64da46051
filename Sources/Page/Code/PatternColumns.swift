import Catalog

/// Rows of columns, one column for each pattern.
struct PatternColumns {
  let cards: [Card]
  /// The patterns whose columns stand there without scripts too.
  let withoutScripts: [Card.ID]

  init(cards: [Card], withoutScripts: [Card.ID]? = nil) {
    self.cards = cards
    self.withoutScripts = withoutScripts ?? cards.map(\.id)
  }

  /// A row; `column` makes the HTML of a pattern's column, in the
  /// order of the patterns.
  func row(
    _ title: String, example: String? = nil, needsScript: Bool = false, column: (Card) -> String
  ) -> String {
    let columns = cards.map { card in
      let script = Markup.optional(" js", if: !withoutScripts.contains(card.id))
      return """
        <div class="side\(script)" data-for="\(card.id)"><h4>\(HTMLText.escaped(card.name))</h4>\(column(card))</div>
        """
    }
    let example = example.map { " data-example=\"\($0)\"" } ?? ""
    return """
      <section class="row\(Markup.optional(" js", if: needsScript))"\(example)><h3>\(HTMLText.escaped(title))</h3>
      <div class="sides" tabindex="0">\(columns.joined(separator: "\n"))</div></section>
      """
  }
}
