import TerminalText

extension Renderer {
  /// The visible rows, the selected one with a mark, and a line that says which rows these are if others are hidden.
  func lines(of table: TableView) -> [(start: String, end: String)] {
    let rows = table.visibleRows
    let count = table.numberOfRows(inSection: 0)
    // A table without rows has a line for its identifier.
    guard count > 0 else { return [("", "")] }
    let lines = rows.map { row in
      let mark = row == table.selectedRow ? glyphs.sign("•") : " "
      let text = VisibleText.escaping(table.text(ofVisibleRow: row), glyphs: glyphs)
      return ("", mark + " " + text)
    }
    guard rows.count < count else { return lines }
    return lines + [("", "  \(rows.lowerBound + 1)\(glyphs.sign("–"))\(rows.upperBound) of \(count)")]
  }
}
