/// A table with optional column heads.
package struct Table: Equatable {
  package enum Alignment {
    case left, center, right
  }

  /// The fallback for a table that is too wide even with its
  /// flexible column wrapped.
  enum Overflow: Equatable {
    case none
    /// Split the columns over several tables that repeat the first column.
    case split
    /// Replace the heads from a column on by numbers, with a
    /// legend before the table.
    case number(from: Int)
    /// The same, but only if the table does not fit with its heads.
    case numberToFit(from: Int)
  }

  package struct Column: Equatable {
    /// Empty if the rows need no head.
    package var head: [Span] = []
    package var alignment = Alignment.left
  }

  package struct Row: Equatable {
    package var cells: [[Span]]
    /// The indentation of the flexible cell in levels: 0, 1 or 2.
    package var level: Int
  }

  package var columns: [Column]
  /// The index of the column whose cells may be wrapped.
  var flexible: Int
  var overflow = Overflow.none
  /// One space between columns instead of two.
  var isDense = false
  package var rows: [Row] = []

  /// Adds a row; omitted trailing cells are empty.
  mutating func add(_ cells: [[Span]], level: Int = 0) {
    let rest = columns.dropFirst(cells.count).map { _ in [Span]() }
    rows.append(Row(cells: cells + rest, level: level))
  }
}

extension Table {
  /// Makes a table without heads.
  init(_ alignments: [Alignment], flexible: Int) {
    self.init(
      columns: alignments.map { Column(alignment: $0) },
      flexible: flexible
    )
  }

  /// Makes a table of left-aligned columns.
  init(heads: [String], flexible: Int) {
    self.init(
      columns: heads.map { Column(head: [Span($0)]) },
      flexible: flexible
    )
  }
}
