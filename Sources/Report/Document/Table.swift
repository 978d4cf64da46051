/// Rows of cells under the heads of their columns.
struct Table: Equatable {
  enum Alignment {
    case left, center, right
  }

  /// What a format may do where the table is too wide, besides wrapping the flexible column.
  enum Narrowing: Equatable {
    case none
    /// Part the columns but the first into several tables.
    case split
    /// Number the heads from a column on, and say before the table what the numbers stand for.
    case number(from: Int)
  }

  struct Column: Equatable {
    /// Empty if the rows speak for themselves.
    var head: [Span] = []
    var alignment = Alignment.left
  }

  struct Row: Equatable {
    /// One for each column.
    var cells: [[Span]]
    /// How many levels the flexible cell is set in: 0, 1 or 2.
    var level: Int
  }

  var columns: [Column]
  /// The place of the column whose cells may be wrapped.
  var flexible: Int
  var narrowing = Narrowing.none
  /// Whether the columns stand close to each other.
  var isDense = false
  var rows: [Row] = []

  /// Makes a table of columns that need no head.
  init(_ alignments: [Alignment], flexible: Int) {
    self.init(columns: alignments.map { Column(alignment: $0) }, flexible: flexible)
  }

  /// Makes a table of columns on the left.
  init(heads: [String], flexible: Int) {
    self.init(columns: heads.map { Column(head: [Span($0)]) }, flexible: flexible)
  }

  init(columns: [Column], flexible: Int, narrowing: Narrowing = .none, isDense: Bool = false) {
    (self.columns, self.flexible) = (columns, flexible)
    (self.narrowing, self.isDense) = (narrowing, isDense)
  }

  /// Adds a row; cells that are left out are empty.
  mutating func add(_ cells: [[Span]], level: Int = 0) {
    let rest = columns.dropFirst(cells.count).map { _ in [Span]() }
    rows.append(Row(cells: cells + rest, level: level))
  }
}
