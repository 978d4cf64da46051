/// A table with a head for each row and each column.
struct HTMLTable<Row> {
  /// A column: its head, and the cell that it has for each row.
  struct Column {
    let head: String
    /// The attributes of the head and of each cell.
    let attribute: HTMLAttribute?
    let cell: (Row) -> String

    init(
      _ head: String,
      _ attribute: HTMLAttribute? = nil,
      cell: @escaping (Row) -> String
    ) {
      self.head = head
      self.attribute = attribute
      self.cell = cell
    }

    /// A column of numbers.
    static func number(
      _ head: String,
      cell: @escaping (Row) -> String
    ) -> Column {
      Column(head, .class("right"), cell: cell)
    }
  }

  let rows: [Row]
  let columns: [Column]
  /// The head of a row.
  let head: (Row) -> HTML

  /// The table, which scrolls if it is too wide.
  func html(_ attributes: HTMLAttribute...) -> HTML {
    HTML.scroll {
      HTML.table.element(attributes) {
        HTML.thead { heads }
        HTML.tbody { HTML.lines(rows.map(row)) }
      }
    }
  }

  private var heads: HTML {
    HTML.tr {
      HTML.td.closed()
      for column in columns {
        HTML.th.closed(.scope("col"), column.attribute) { column.head }
      }
    }
  }

  private func row(_ row: Row) -> HTML {
    HTML.tr {
      HTML.th.closed(.scope("row")) { head(row) }
      for column in columns {
        HTML.td(column.attribute) { column.cell(row) }
      }
    }
  }
}
