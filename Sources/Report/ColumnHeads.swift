import TerminalText

/// The heads of columns that are a pattern's each: its id or, where there is no room for all of them, a number.
struct ColumnHeads {
  let texts: [String]
  /// What the numbers stand for; empty if there are none.
  let legend: [String]

  init(_ ids: [String], within columns: Int) {
    if ids.map({ TextWidth.of($0) + 2 }).reduce(0, +) <= columns {
      (texts, legend) = (ids, [])
    } else {
      texts = ids.indices.map { "\($0 + 1)" }
      legend = zip(texts, ids).map { "\($0) \($1)" }
    }
  }
}
