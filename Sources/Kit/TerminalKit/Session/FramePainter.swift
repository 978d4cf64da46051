import TerminalText

/// Encodes a frame as escape sequences for a terminal of any size.
///
/// Each row is positioned and erased to its end separately, because clearing the screen first would flicker.
nonisolated struct FramePainter: Sendable {
  /// The character set of the key help.
  let glyphs: Glyphs
  /// Whether emphasis has attributes.
  let usesColor: Bool

  /// The output for a terminal of a size.
  func paint(_ frame: Frame, columns: Int, rows: Int, help: KeyHelp = KeyHelp()) -> String {
    guard columns > 0, rows > 0 else { return "" }
    // If one row is missing, the key help is left out.
    let height = rows < 3 || rows == frame.rows.count ? rows : rows - 1
    let shown = visibleRows(of: frame, height: height)
    var lines = frame.rows[shown].map { paint($0, columns: columns) }
    if height < rows {
      let line = help.line(columns: columns, glyphs: glyphs)
      lines.append(paint([Frame.Run(line, .faint)], columns: columns))
    }
    // Hidden while drawing.
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

  /// The visible rows: the first ones, or those around the cursor.
  private func visibleRows(of frame: Frame, height: Int) -> Range<Int> {
    let row = frame.cursor?.row ?? 0
    // Includes the row after the cursor, so that the user sees that the form continues.
    let start = min(max(0, min(row + 2, frame.rows.count) - height), row)
    return start..<min(start + height, frame.rows.count)
  }

  /// The output for a row.
  ///
  /// After text whose width depends on the terminal, the next run is positioned by its column.
  private func paint(_ row: [Frame.Run], columns: Int) -> String {
    var output = ""
    var (column, isCertain) = (0, true)
    for run in row where !run.text.isEmpty && column < columns {
      let text = TextWidth.prefix(of: run.text, columns: columns - column)
      if !isCertain { output += "\u{1B}[K\u{1B}[\(column + 1)G" }
      output += emphasize(text, as: run.emphasis)
      column += TextWidth.of(text)
      // If a wide character was cut off, no later and narrower one may take its column.
      guard text == run.text else { break }
      isCertain = text.unicodeScalars.allSatisfy(Self.hasCertainWidth)
    }
    // In the last column, a terminal with the wrap pending erases the character written there.
    return output + (column < columns ? "\u{1B}[K" : "")
  }

  /// Whether all terminals agree on a scalar's width: ASCII and box drawing.
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
