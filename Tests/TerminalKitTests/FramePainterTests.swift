import TerminalText
import Testing

@testable import TerminalKit

@Suite struct FramePainterTests {
  private let plain = FramePainter(glyphs: .unicode, usesColor: false)

  /// A frame ten columns wide.
  private func frame(rows: Int, focused: Int? = nil) -> Frame {
    var frame = Frame()
    frame.rows = (0..<rows).map { row in
      let number = String(row)
      return [Frame.Run("|", .faint), Frame.Run(TextWidth.fit(number, to: 8)), Frame.Run("|", .faint)]
    }
    if let focused { frame.cursor = (row: focused, column: 3) }
    return frame
  }

  @Test func `A frame smaller than the terminal`() {
    let help = "  Tab moves · Return presses · Esc leaves"
    #expect(
      plain.paint(frame(rows: 2, focused: 1), columns: 60, rows: 10)
        == "\u{1B}[?25l\u{1B}[1;1H|0       |\u{1B}[K\u{1B}[2;1H|1       |\u{1B}[K\u{1B}[3;1H"
        + "\(help)\u{1B}[K\u{1B}[4;1H\u{1B}[J\u{1B}[2;4H\u{1B}[?25h")
  }

  @Test func `After text of uncertain width, the column is set`() {
    var frame = Frame()
    frame.rows = [["│ [", "👩‍👧", "", " ] ", "│"].map { Frame.Run($0) }]
    let start = "\u{1B}[?25l\u{1B}[1;1H│ [👩‍👧\u{1B}[K\u{1B}[6G ] │"
    #expect(plain.paint(frame, columns: 9, rows: 1) == start)
    #expect(plain.paint(frame, columns: 10, rows: 1) == start + "\u{1B}[K")
  }

  @Test func `Without focus the cursor is hidden`() {
    #expect(!plain.paint(frame(rows: 2), columns: 60, rows: 10).contains("\u{1B}[?25h"))
  }

  @Test func `Emphasis has attributes only with colour`() {
    var frame = Frame()
    frame.rows = [
      [Frame.Run("T", .title), Frame.Run("f", .faint), Frame.Run("n"), Frame.Run("F!", .focused)]
    ]
    #expect(plain.paint(frame, columns: 5, rows: 1) == "\u{1B}[?25l\u{1B}[1;1HTfnF!")
    #expect(
      FramePainter(glyphs: .unicode, usesColor: true).paint(frame, columns: 5, rows: 1)
        == "\u{1B}[?25l\u{1B}[1;1H\u{1B}[1mT\u{1B}[22m\u{1B}[2mf\u{1B}[22mn\u{1B}[7mF!\u{1B}[27m")
  }

  @Test func `Rows are cut at the right edge`() {
    #expect(plain.paint(frame(rows: 1), columns: 4, rows: 1) == "\u{1B}[?25l\u{1B}[1;1H|0  ")
    var wide = Frame()
    wide.rows = [[Frame.Run("a漢"), Frame.Run("b")]]
    #expect(
      plain.paint(wide, columns: 2, rows: 1) == "\u{1B}[?25l\u{1B}[1;1Ha\u{1B}[K",
      "b must not take the column of 漢")
  }

  @Test func `Rows are erased to their end`() {
    var frame = frame(rows: 1)
    frame.rows.append([Frame.Run("hint")])
    #expect(plain.paint(frame, columns: 10, rows: 2).hasSuffix("\u{1B}[2;1Hhint\u{1B}[K"))
    #expect(
      plain.paint(frame, columns: 4, rows: 2).hasSuffix("\u{1B}[2;1Hhint"),
      "erasing would remove the last column too")
  }

  @Test(arguments: [
    (0, 0..<5), (3, 0..<5), (4, 1..<6), (10, 7..<12), (18, 15..<20), (19, 15..<20),
  ])
  func `The rows around the cursor are visible`(focused: Int, shown: Range<Int>) {
    let output = plain.paint(frame(rows: 20, focused: focused), columns: 10, rows: 6)
    let painted = output.split(separator: "\u{1B}[").filter { $0.contains("H|") }
    let expected = shown.enumerated().map { "\($0 + 1);1H|" + TextWidth.fit(String($1), to: 8) + "|" }
    #expect(painted.map { String($0) } == expected)
    #expect(output.hasSuffix("\u{1B}[\(focused - shown.lowerBound + 1);4H\u{1B}[?25h"))
  }

  @Test func `The key help is left out if one row is missing`() {
    #expect(plain.paint(frame(rows: 5), columns: 40, rows: 5).contains("\u{1B}[5;1H|4 "))
    #expect(plain.paint(frame(rows: 5), columns: 40, rows: 6).contains("\u{1B}[6;1H  Tab"))
    #expect(plain.paint(frame(rows: 6), columns: 40, rows: 5).contains("\u{1B}[5;1H  Tab"))
  }

  @Test func `Any terminal size works`() {
    for columns in 0...12 {
      for rows in 0...6 {
        for focused in [nil, 0, 4] {
          let output = plain.paint(frame(rows: 5, focused: focused), columns: columns, rows: rows)
          #expect(output.isEmpty == (columns == 0 || rows == 0))
          #expect(!output.contains("\u{1B}[\(rows + 1);"), "a row below the terminal")
        }
        _ = plain.paint(Frame(), columns: columns, rows: rows)
      }
    }
  }

  @Test(arguments: [
    (80, "  Tab moves · Return presses · Esc leaves", "  Tab moves, Return presses, Esc leaves"),
    (40, "  Tab · Return · Esc leaves", "  Tab moves, Return presses, Esc leaves"),
    (27, "  Tab · Return · Esc leaves", "  Tab, Return, Esc leaves"),
    (24, "  Tab · Return · Esc", "  Tab, Return, Esc"), (15, "  Esc leaves", "  Esc leaves"),
    (11, "  Esc", "  Esc"), (4, "", ""),
  ])
  func `The key help is shortened to fit`(columns: Int, unicode: String, ascii: String) {
    #expect(KeyHelp().line(columns: columns, glyphs: .unicode) == unicode)
    #expect(KeyHelp().line(columns: columns, glyphs: .ascii) == ascii)
  }

  @Test(arguments: [
    (
      KeyHelp(isInTable: true), "  Up/Down choose · Tab moves · Return selects · Esc leaves",
      "  Up/Down · Return · Esc"
    ),
    (
      KeyHelp(canGoBack: true, isInTable: true),
      "  Up/Down choose · Tab moves · Return selects · Esc goes back · Ctrl-C leaves",
      "  Up/Down · Return · Esc"
    ),
    (KeyHelp(isInField: true), "  Tab moves · Return presses · Ctrl-C leaves", "  Tab · Return · Ctrl-C"),
    (
      KeyHelp(canGoBack: true, isInField: true),
      "  Tab moves · Return presses · Esc goes back · Ctrl-C leaves", "  Tab · Return · Esc"
    ),
  ])
  func `The key help names the keys of the focused control, even in the narrowest form`(
    help: KeyHelp, wide: String, narrow: String
  ) {
    #expect(help.line(columns: 80, glyphs: .unicode) == wide)
    #expect(help.line(columns: 24, glyphs: .unicode) == narrow)
  }
}
