import Catalog

/// Rows of columns, one column for each pattern.
struct PatternColumns {
  let cards: [Card]

  /// A row; `column` makes the HTML of a pattern's column, in the order of the patterns.
  func row(_ title: String, example: String? = nil, column: (Card) -> String) -> String {
    let columns = cards.map { card in
      """
      <div class="side" data-for="\(card.id)"><h4>\(HTMLText.escaped(card.name))</h4>\(column(card))</div>
      """
    }
    let example = example.map { " data-example=\"\($0)\"" } ?? ""
    return """
      <section class="row"\(example)><h3>\(HTMLText.escaped(title))</h3>
      <div class="sides" tabindex="0">\(columns.joined(separator: "\n"))</div></section>
      """
  }
}
