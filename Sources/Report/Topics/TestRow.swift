import Verdicts

/// A row of a table of unit tests, with a column for each pattern.
enum TestRow {
  /// The heads of the columns again, below a label.
  case heads(String)
  /// A text for each pattern; nil for one that is unknown.
  case texts(_ label: String, level: Int = 0, (PatternTests) -> String?)

  /// The label of the row.
  var label: String {
    switch self {
    case .heads(let label), .texts(let label, _, _): label
    }
  }

  /// The indentation of the label.
  var level: Int {
    switch self {
    case .heads: 0
    case .texts(_, let level, _): level
    }
  }

  /// The cell of a pattern; a question mark for what is unknown.
  func cell(of pattern: PatternTests) -> [Span] {
    switch self {
    case .heads: Self.head(of: pattern)
    case .texts(_, _, let text):
      [Span(text(pattern) ?? "?", isUnbreakable: true)]
    }
  }

  /// The head of a pattern's column.
  static func head(of pattern: PatternTests) -> [Span] {
    [Span(pattern.card.shortName, .strong, isUnbreakable: true)]
  }
}

extension Table {
  /// Makes a table of unit tests with a column for each pattern.
  init(of rows: [TestRow], in patterns: [PatternTests]) {
    let columns = patterns.map { pattern in
      Report.Column(TestRow.head(of: pattern), .right) { (row: TestRow) in
        row.cell(of: pattern)
      }
    }
    self.init(
      of: rows,
      flexible: 0,
      overflow: .number(from: 1),
      isDense: patterns.count > 4,
      level: \.level,
      columns: [Report.Column { [Span($0.label)] }] + columns
    )
  }
}
