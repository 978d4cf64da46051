import TerminalText

/// Rows of cells in columns as wide as their longest cell, but for one that is broken to fill what is left.
struct Table {
  struct Cell {
    let words: [Word]
    /// The columns that its first line is set in by, and its further lines twice.
    let indent: Int
  }

  /// How a cell's text stands in its column.
  enum Alignment {
    case left, center, right
  }

  let alignments: [Alignment]
  /// The place of the column that is broken.
  let broken: Int
  /// The columns of the left margin.
  var indent = 0
  /// The columns between two columns of cells.
  var gap = 2
  var rows: [[Cell]] = []

  init(_ alignments: [Alignment], broken: Int, indent: Int = 0, gap: Int = 2) {
    self.alignments = alignments
    self.broken = broken
    self.indent = indent
    self.gap = gap
  }

  /// How many columns it takes if nothing is broken.
  var naturalWidth: Int {
    indent + gap * (alignments.count - 1) + naturalWidths.reduce(0, +)
  }

  private var naturalWidths: [Int] {
    alignments.indices.map { place in
      rows.map { Self.width(of: $0[place].words) + $0[place].indent }.max() ?? 0
    }
  }

  /// Adds a row; its broken cell is set in, and the further lines of it twice as much.
  mutating func add(_ cells: [[Word]], indent: Int = 0) {
    rows.append(
      cells.enumerated().map { place, words in
        Cell(words: words, indent: place == broken ? indent : 0)
      })
  }

  /// The table's lines, none wider than the setter's style.
  func lines(_ setter: Typesetter) -> [String] {
    let widths = widths(within: setter.style.width)
    return rows.flatMap { row in
      let cells = row.enumerated().map { place, cell in
        place == broken && Self.width(of: cell.words) + cell.indent > widths[place]
          ? setter.wrap(cell.words, columns: widths[place] - cell.indent * 2) : [cell.words]
      }
      return (0..<(cells.map(\.count).max() ?? 0)).map { number in
        let parts = cells.enumerated().map { place, lines in
          let words = number < lines.count ? lines[number] : []
          return pad(
            words, indent: row[place].indent * (number == 0 ? 1 : 2), place: place,
            width: widths[place], setter)
        }
        return Self.trimmed(Typesetter.spaces(indent) + parts.joined(separator: Typesetter.spaces(gap)))
      }
    }
  }

  private func widths(within width: Int) -> [Int] {
    var widths = naturalWidths
    let others = indent + gap * (widths.count - 1) + widths.reduce(0, +) - widths[broken]
    widths[broken] = min(widths[broken], width - others)
    return widths
  }

  private func pad(_ words: [Word], indent: Int, place: Int, width: Int, _ setter: Typesetter) -> String {
    let room = width - Self.width(of: words) - indent
    let left =
      switch alignments[place] {
      case .left: 0
      case .center: room / 2
      case .right: room
      }
    return Typesetter.spaces(indent + left) + setter.line(words) + Typesetter.spaces(room - left)
  }

  private static func width(of words: [Word]) -> Int {
    words.map { TextWidth.of($0.text) }.reduce(max(0, words.count - 1), +)
  }

  private static func trimmed(_ line: String) -> String {
    var line = line[...]
    while line.last == " " { line.removeLast() }
    return String(line)
  }
}
