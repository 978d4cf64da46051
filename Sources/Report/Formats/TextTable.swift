import TerminalText

/// Lays out a table: columns are as wide as their widest cell, except the flexible one, which takes the remaining width.
struct TextTable {
  private var table: Table
  private let format: TextFormat
  private var setter: Typesetter { format.setter }

  /// Below this width of the flexible column, heads are numbered.
  private static let leastRoom = 24
  /// Below this width of the flexible column, columns with numbered heads are split.
  private static let leastNumberedRoom = 8

  init(_ table: Table, in format: TextFormat) {
    (self.table, self.format) = (table, format)
  }

  /// The table's lines; none exceeds the style's width.
  func lines(_ indent: Int) -> [String] {
    let width = setter.style.width - indent
    switch table.overflow {
    case .split where leastWidth > width && table.columns.count > 2:
      return narrower(within: width, indent)
    case .number(let first) where room(within: width) < Self.leastRoom: return numbered(from: first, indent)
    case .numberToFit(let first) where leastWidth > width: return numbered(from: first, indent)
    default: return rows(indent)
    }
  }

  // MARK: Overflow

  /// The table in the first of these forms that fits: denser, with brackets below, with numbers as heads, in two parts.
  private func narrower(within width: Int, _ indent: Int) -> [String] {
    if dense.leastWidth <= width { return dense.rows(indent) }
    let below = dense.withBracketsBelow
    if below.leastWidth <= width { return below.rows(indent) }
    if below.withNumbers(from: 1).leastWidth <= width { return below.numbered(from: 1, indent) }
    return halves(after: 1, indent)
  }

  /// The table with numbers as heads from a column on, below a legend; in two parts if that is still too wide.
  private func numbered(from first: Int, _ indent: Int) -> [String] {
    let copy = withNumbers(from: first)
    let heads = table.columns[first...].map(\.head.plainText)
    let legend = [Span].phrases(heads.enumerated().map { "\($0 + 1) \($1)" })
    let room = copy.room(within: setter.style.width - indent)
    let isSplit = room < Self.leastNumberedRoom && heads.count > 1
    return setter.paragraph(format.words(legend), indent: indent)
      + (isSplit ? copy.halves(after: first, indent) : copy.rows(indent))
  }

  /// The table with numbers as heads from a column on.
  private func withNumbers(from first: Int) -> TextTable {
    var copy = self
    for (place, column) in table.columns.indices[first...].enumerated() {
      copy.table.columns[column].head = [Span("\(place + 1)", .strong)]
    }
    copy.table.overflow = .none
    return copy
  }

  /// Two tables one after the other, which both begin with some columns.
  private func halves(after first: Int, _ indent: Int) -> [String] {
    let places = Array(table.columns.indices)
    let half = first + (places.count - first + 1) / 2
    return keeping(Array(places[..<half])).lines(indent) + [""]
      + keeping(Array(places[..<first]) + places[half...]).lines(indent)
  }

  /// The table with one space between columns.
  private var dense: TextTable {
    var copy = self
    copy.table.isDense = true
    return copy
  }

  /// The table with what a label and its figures have in brackets in a row below them.
  private var withBracketsBelow: TextTable {
    var copy = self
    copy.table.rows = table.rows.flatMap { row in
      let parts = row.cells.map(Self.parts)
      guard parts.dropFirst().contains(where: { !$0.bracket.isEmpty }) else { return [row] }
      return [
        Table.Row(cells: parts.map(\.figure), level: row.level),
        Table.Row(cells: parts.map(\.bracket), level: row.level),
      ]
    }
    return copy
  }

  /// A cell such as `11(4)` or `types (protocols)` as `11` and `(4)`; the second part of any other is empty.
  private static func parts(of cell: [Span]) -> CellParts {
    guard cell.count == 1, let place = cell[0].text.firstIndex(of: "("), cell[0].text.hasSuffix(")") else {
      return CellParts(figure: cell, bracket: [])
    }
    let figure = cell[0].text[..<place].reversed().drop { $0 == " " }.reversed()
    return CellParts(
      figure: [Span(String(figure), cell[0].tone)],
      bracket: [Span(String(cell[0].text[place...]), cell[0].tone)])
  }

  private struct CellParts {
    let figure: [Span]
    let bracket: [Span]
  }

  private func keeping(_ places: [Int]) -> TextTable {
    var copy = self
    copy.table.columns = places.map { table.columns[$0] }
    copy.table.flexible = places.firstIndex(of: table.flexible) ?? 0
    copy.table.rows = table.rows.map { row in
      Table.Row(cells: places.map { row.cells[$0] }, level: row.level)
    }
    return copy
  }

  // MARK: Widths

  private var gap: Int { table.isDense ? 1 : 2 }
  private var gaps: Int { gap * (table.columns.count - 1) }

  private var naturalWidths: [Int] {
    let cells = cells.filter { !isSpanning($0.words) }
    return table.columns.indices.map { place in
      cells.map { Self.width(of: $0.words[place]) + (place == table.flexible ? $0.indent : 0) }.max() ?? 0
    }
  }

  /// The minimum width without breaking a row's label or a word.
  private var leastWidth: Int {
    guard table.flexible > 0 else { return naturalWidths.reduce(gaps, +) }
    return cells.flatMap { $0.words[table.flexible] }.map { TextWidth.of($0.text) }.reduce(0, max)
      - room(within: 0)
  }

  /// The width that remains for the flexible column.
  private func room(within width: Int) -> Int {
    let widths = naturalWidths
    return widths.indices.reduce(width - gaps) { $1 == table.flexible ? $0 : $0 - widths[$1] }
  }

  /// Whether a row has only its label, which then takes the whole width.
  private func isSpanning(_ words: [[Word]]) -> Bool {
    table.flexible == 0 && !words[0].isEmpty && words.dropFirst().allSatisfy(\.isEmpty)
  }

  private static func width(of words: [Word]) -> Int {
    words.map { TextWidth.of($0.text) }.reduce(max(0, words.count - 1), +)
  }

  // MARK: Rows

  private var cells: [(words: [[Word]], indent: Int)] {
    let heads = table.columns.map(\.head)
    return (heads.allSatisfy(\.isEmpty) ? [] : [(heads.map(format.words), 0)])
      + table.rows.map { ($0.cells.map(format.words), $0.level * 2) }
  }

  private func rows(_ indent: Int) -> [String] {
    var widths = naturalWidths
    widths[table.flexible] = min(widths[table.flexible], room(within: setter.style.width - indent))
    return cells.flatMap { row in
      if isSpanning(row.words) { return setter.paragraph(row.words[0], indent: indent + row.indent) }
      let cells = row.words.enumerated().map { place, words in
        place == table.flexible && Self.width(of: words) + row.indent > widths[place]
          ? setter.wrap(words, columns: widths[place] - row.indent * 2) : [words]
      }
      return (0..<(cells.map(\.count).max() ?? 0)).map { number in
        let parts = cells.enumerated().map { place, lines in
          let further = place == table.flexible ? row.indent * (number == 0 ? 1 : 2) : 0
          return pad(number < lines.count ? lines[number] : [], further, to: widths[place], at: place)
        }
        let line = Typesetter.spaces(indent) + parts.joined(separator: Typesetter.spaces(gap))
        return String(line.reversed().drop { $0 == " " }.reversed())
      }
    }
  }

  private func pad(_ words: [Word], _ indent: Int, to width: Int, at place: Int) -> String {
    let room = width - Self.width(of: words) - indent
    let left =
      switch table.columns[place].alignment {
      case .left: 0
      case .center: room / 2
      case .right: room
      }
    return Typesetter.spaces(indent + left) + setter.line(words) + Typesetter.spaces(room - left)
  }
}
