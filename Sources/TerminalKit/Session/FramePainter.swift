import TerminalText

/// Puts a frame into the bytes that show it on a terminal of any size.
///
/// Every row is addressed on its own and erased to its end, so that nothing has to be cleared first and
/// nothing flickers.
nonisolated struct FramePainter: Sendable {
  /// The characters of the key help.
  let glyphs: Glyphs
  /// Whether emphasis is shown.
  let usesColor: Bool

  /// The bytes for a terminal of so many columns and rows.
  func paint(_ frame: Frame, columns: Int, rows: Int) -> String {
    guard columns > 0, rows > 0 else { return "" }
    // With fewer rows, the form needs them all.
    let height = rows < 3 ? rows : rows - 1
    let shown = visibleRows(of: frame, height: height)
    let frameColumns = frame.rows.first.map(width) ?? 0
    var lines = frame.rows[shown].map { paint($0, frameColumns: frameColumns, columns: columns) }
    if height < rows {
      let help = KeyHelp.line(columns: columns, glyphs: glyphs)
      lines.append(paint([Frame.Run(help, .faint)], columns: columns))
    }
    // The cursor must not be seen running over the rows.
    var output = "\u{1B}[?25l"
    for (row, line) in lines.enumerated() {
      output += "\u{1B}[\(row + 1);1H\(line)"
    }
    if lines.count < rows { output += "\u{1B}[\(lines.count + 1);1H\u{1B}[J" }
    if let cursor = frame.cursor, shown.contains(cursor.row), cursor.column < columns {
      output += "\u{1B}[\(cursor.row - shown.lowerBound + 1);\(cursor.column + 1)H\u{1B}[?25h"
    }
    return output
  }

  /// The rows that are seen: the first ones, unless the focused ones are further down.
  private func visibleRows(of frame: Frame, height: Int) -> Range<Int> {
    // One row more than needed shows what the form goes on with.
    let lowest = min(frame.focusedRows.upperBound + 1, frame.rows.count)
    let start = min(max(0, lowest - height), frame.focusedRows.isEmpty ? 0 : frame.focusedRows.lowerBound)
    return start..<min(start + height, frame.rows.count)
  }

  private func paint(_ row: [Frame.Run], frameColumns: Int = 0, columns: Int) -> String {
    let rowColumns = width(row)
    guard rowColumns == frameColumns, rowColumns <= columns, let last = row.last, let border = last.text.last
    else { return clip(row, to: columns) + (rowColumns < columns ? "\u{1B}[K" : "") }
    // The border has its own column, whatever width the terminal gives to the characters before it. The
    // row is erased before, because a terminal may erase its last column along with what is beyond it.
    let inner: [Frame.Run] = row.dropLast() + [Frame.Run(String(last.text.dropLast()), last.emphasis)]
    return clip(inner, to: columns) + "\u{1B}[\(rowColumns)G\u{1B}[K"
      + emphasize(String(border), as: last.emphasis)
  }

  private func clip(_ row: [Frame.Run], to columns: Int) -> String {
    var left = columns
    return row.map { run in
      let text = TextWidth.prefix(of: run.text, columns: left)
      left -= TextWidth.of(text)
      // After a wide character that is cut off, nothing narrower may slip in.
      if text != run.text { left = 0 }
      return emphasize(text, as: run.emphasis)
    }.joined()
  }

  private func width(_ row: [Frame.Run]) -> Int {
    row.reduce(0) { $0 + TextWidth.of($1.text) }
  }

  private func emphasize(_ text: String, as emphasis: Frame.Emphasis) -> String {
    guard usesColor, !text.isEmpty else { return text }
    let ink: Ink =
      switch emphasis {
      case .none: .plain
      case .title: .bold
      case .faint: .dim
      case .focused: .inverse
      }
    return ink(text)
  }
}
