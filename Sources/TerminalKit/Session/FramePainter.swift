import TerminalText

/// Encodes a frame as the bytes that show it on a terminal of any size.
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
    // The help gives way to the form, whose last row may be half of a hint.
    let height = rows < 3 || rows == frame.rows.count ? rows : rows - 1
    let shown = visibleRows(of: frame, height: height)
    var lines = frame.rows[shown].map { paint($0, columns: columns) }
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

  /// The rows that are seen: the first ones, unless the cursor is further down.
  private func visibleRows(of frame: Frame, height: Int) -> Range<Int> {
    let row = frame.cursor?.row ?? 0
    // One row more than needed shows what the form goes on with.
    let start = min(max(0, min(row + 2, frame.rows.count) - height), row)
    return start..<min(start + height, frame.rows.count)
  }

  /// The bytes of a row: what follows a text of uncertain width is addressed by its column, so that the terminal's own
  /// measure moves nothing and leaves nothing of an earlier row.
  private func paint(_ row: [Frame.Run], columns: Int) -> String {
    var output = ""
    var (column, isCertain) = (0, true)
    for run in row where !run.text.isEmpty && column < columns {
      let text = TextWidth.prefix(of: run.text, columns: columns - column)
      if !isCertain { output += "\u{1B}[K\u{1B}[\(column + 1)G" }
      output += emphasize(text, as: run.emphasis)
      column += TextWidth.of(text)
      // After a wide character that is cut off, nothing narrower may slip in.
      guard text == run.text else { break }
      isCertain = text.unicodeScalars.allSatisfy(Self.hasCertainWidth)
    }
    // Not in the last column, which a terminal may erase along with what is beyond it.
    return output + (column < columns ? "\u{1B}[K" : "")
  }

  /// Whether all terminals agree on the width of a character: on that of ASCII and of the frame's lines.
  private static func hasCertainWidth(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII || (0x2500...0x257F).contains(scalar.value)
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
