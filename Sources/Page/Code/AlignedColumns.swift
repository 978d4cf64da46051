import Catalog

/// Rows of columns, one column for each pattern, whose pieces the script
/// sets beside each other.
struct AlignedColumns {
  let cards: [Card]

  /// A row with attributes by name; `column` makes the HTML of a pattern's
  /// column, in the order of the patterns.
  func row(_ title: String, attributes: [String: String], column: (Card) -> String) -> String {
    let columns = cards.map { card in
      "<div class=\"side\" data-for=\"\(card.id)\">\(column(card))</div>"
    }
    let attributes = attributes.sorted { $0.key < $1.key }.map { " \($0)=\"\(HTMLText.escaped($1))\"" }
    return """
      <section class="row"\(attributes.joined())><h3>\(HTMLText.escaped(title))</h3>
      <div class="sides aligned">\(columns.joined(separator: "\n"))</div></section>
      """
  }
}
