import TerminalText

/// Narrows a window's frame by removing columns that are empty in every row.
enum FrameFitting {
  /// The rows in at most the given number of columns; the rest is cut off.
  static func fit(_ rows: [String], to columns: Int, glyphs: Glyphs) -> [String] {
    let letters = rows.map(Array.init)
    let width = letters.map(\.count).max() ?? 0
    // A wide character takes two columns, so its index is not its column.
    let isPlain = rows.allSatisfy { TextWidth.of($0) == $0.count } && letters.allSatisfy { $0.count == width }
    guard isPlain, width > columns else { return rows.map { cut($0, to: columns, glyphs) } }
    let gaps = (0..<width).split { column in letters.contains { !" ─-".contains($0[column]) } }
    guard let gap = gaps.max(by: { $0.count < $1.count }) else {
      return rows.map { cut($0, to: columns, glyphs) }
    }
    // The first column stays, to separate the title from the edge.
    let start = gap.lowerBound + 1
    let end = start + min(gap.count - 1, width - columns)
    return letters.map { cut(String($0[..<start] + $0[end...]), to: columns, glyphs) }
  }

  private static func cut(_ row: String, to columns: Int, _ glyphs: Glyphs) -> String {
    TextWidth.of(row) > columns ? TextWidth.fit(row, to: columns, glyphs: glyphs) : row
  }
}
