/// A column of a table: its head, and the cell that it has for each row.
struct Column<Row> {
  /// The head; empty if the rows need none.
  let head: [Span]
  /// How the cells stand.
  let alignment: Table.Alignment
  /// The cell of a row.
  let cell: (Row) -> [Span]

  /// Creates a column.
  init(
    _ head: [Span] = [],
    _ alignment: Table.Alignment = .left,
    cell: @escaping (Row) -> [Span]
  ) {
    self.head = head
    self.alignment = alignment
    self.cell = cell
  }

  /// Creates a column of plain text under a plain title.
  init(
    _ title: String,
    _ alignment: Table.Alignment = .left,
    text: @escaping (Row) -> String
  ) {
    self.init([Span(title)], alignment) { [Span(text($0))] }
  }
}

extension Table {
  /// Makes a table of rows that have some columns, from left to right.
  ///
  /// `flexible` is the index of the column whose cells may be wrapped, `level`
  /// the indentation of a row's flexible cell.
  init<Content>(
    of rows: [Content],
    flexible: Int,
    overflow: Overflow = .none,
    isDense: Bool = false,
    level: (Content) -> Int = { _ in 0 },
    columns: [Report.Column<Content>]
  ) {
    self.init(
      columns: columns.map { Column(head: $0.head, alignment: $0.alignment) },
      flexible: flexible,
      overflow: overflow,
      isDense: isDense
    )
    for row in rows {
      add(columns.map { $0.cell(row) }, level: level(row))
    }
  }
}
