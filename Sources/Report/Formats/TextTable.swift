import TerminalText

/// Lays out a table: columns are as wide as their widest cell, except the
/// flexible one, which takes the remaining width.
struct TextTable {
  private var table: Table
  private let format: TextFormat
  private var setter: Typesetter { format.setter }

  /// Below this width of the flexible column, heads are numbered.
  private static let leastRoom = 24
  /// Below this width of the flexible column, columns with
  /// numbered heads are split.
  private static let leastNumberedRoom = 8

  init(_ table: Table, in format: TextFormat) {
    self.table = table
    self.format = format
  }

  /// The table's lines; none exceeds the style's width.
  func lines(_ indent: Int) -> [String] {
    let width = setter.style.width - indent
    switch table.overflow {
    case .split where leastWidth > width && table.columns.count > 2:
      return narrower(within: width, indent)
    case .number(let first) where room(within: width) < Self.leastRoom:
      return numbered(from: first, indent)
    case .numberToFit(let first) where leastWidth > width:
      return numbered(from: first, indent)
    default: return rows(indent)
    }
  }

  // MARK: Overflow

  /// The table in the first of these forms that fits: denser, with brackets
  /// below, with numbers as heads, in two parts.
  private func narrower(within width: Int, _ indent: Int) -> [String] {
    if dense.leastWidth <= width { return dense.rows(indent) }
    let below = dense.withBracketsBelow
    if below.leastWidth <= width { return below.rows(indent) }
    if below.withNumbers(from: 1).leastWidth <= width {
      return below.numbered(from: 1, indent)
    }
    return halves(after: 1, indent)
  }

  /// The table with numbers as heads from a column on, below a legend; in two
  /// parts if that is still too wide.
  private func numbered(from first: Int, _ indent: Int) -> [String] {
    let heads = format.words(legend(from: first))
    let legend = setter.paragraph(heads, indent: indent)
    let copy = withNumbers(from: first)
    let room = copy.room(within: setter.style.width - indent)
    let isTight = room < Self.leastNumberedRoom
    if isTight, table.columns.count - first > 1 {
      return legend + copy.halves(after: first, indent)
    }
    return legend + copy.rows(indent)
  }

  /// The heads from a column on with their numbers: `1 MVC, 2 MVP`.
  private func legend(from first: Int) -> [Span] {
    let heads = table.columns[first...].map(\.head.plainText)
    return .phrases(heads.enumerated().map { "\($0 + 1) \($1)" })
  }

  /// The table with numbers as heads from a column on.
  private func withNumbers(from first: Int) -> TextTable {
    var copy = self
    for place in table.columns.indices[first...] {
      copy.table.columns[place].head = [Span("\(place - first + 1)", .strong)]
    }
    copy.table.overflow = .none
    return copy
  }

  /// Two tables one after the other, which both begin with some columns.
  private func halves(after first: Int, _ indent: Int) -> [String] {
    let places = Array(table.columns.indices)
    let half = first + (places.count - first + 1) / 2
    let left = keeping(Array(places[..<half]))
    let right = keeping(Array(places[..<first]) + places[half...])
    return left.lines(indent) + [""] + right.lines(indent)
  }

  /// The table with some of its columns only.
  private func keeping(_ places: [Int]) -> TextTable {
    var copy = self
    copy.table.columns = places.map { table.columns[$0] }
    copy.table.flexible = places.firstIndex(of: table.flexible) ?? 0
    copy.table.rows = table.rows.map { row in
      Table.Row(cells: places.map { row.cells[$0] }, level: row.level)
    }
    return copy
  }

  /// The table with one space between columns.
  private var dense: TextTable {
    var copy = self
    copy.table.isDense = true
    return copy
  }

  /// The table with what a label and its figures have in brackets
  /// in a row below them.
  private var withBracketsBelow: TextTable {
    var copy = self
    copy.table.rows = table.rows.flatMap { row in
      let cells = row.cells.map(BracketedCell.init)
      if cells.dropFirst().allSatisfy(\.bracket.isEmpty) { return [row] }
      return [
        Table.Row(cells: cells.map(\.figure), level: row.level),
        Table.Row(cells: cells.map(\.bracket), level: row.level),
      ]
    }
    return copy
  }

  // MARK: Widths

  private var gap: Int { if table.isDense { 1 } else { 2 } }
  private var gaps: Int { gap * (table.columns.count - 1) }

  /// The widths of the columns if nothing is wrapped.
  private var naturalWidths: [Int] {
    let rows = textRows.filter { !isSpanning($0) }
    return table.columns.indices.map { place in
      let widths = rows.map { row in
        Self.width(of: row.cells[place]) + indent(of: row, at: place)
      }
      return widths.max() ?? 0
    }
  }

  /// The minimum width without breaking a row's label or a word.
  private var leastWidth: Int {
    guard table.flexible > 0 else { return naturalWidths.reduce(gaps, +) }
    let words = textRows.flatMap { $0.cells[table.flexible] }
    return words.map { TextWidth.of($0.text) }.reduce(0, max) - room(within: 0)
  }

  /// The width that remains for the flexible column.
  private func room(within width: Int) -> Int {
    var others = naturalWidths
    others[table.flexible] = 0
    return width - gaps - others.reduce(0, +)
  }

  /// Whether a row has only its label, which then takes the whole width.
  private func isSpanning(_ row: TextRow) -> Bool {
    table.flexible == 0 && !row.cells[0].isEmpty
      && row.cells.dropFirst().allSatisfy(\.isEmpty)
  }

  private static func width(of words: [Word]) -> Int {
    words.map { TextWidth.of($0.text) }.reduce(max(0, words.count - 1), +)
  }

  /// The indentation of a row's cell in a column: only that of the
  /// flexible column has one.
  private func indent(of row: TextRow, at place: Int) -> Int {
    if place == table.flexible { row.indent } else { 0 }
  }

  // MARK: Rows

  /// A row as words, the heads among them.
  private struct TextRow {
    let cells: [[Word]]
    /// The indentation of the flexible cell.
    var indent = 0
  }

  @ListBuilder<TextRow>
  private var textRows: [TextRow] {
    let heads = table.columns.map(\.head)
    if !heads.allSatisfy(\.isEmpty) { TextRow(cells: heads.map(format.words)) }
    for row in table.rows {
      TextRow(cells: row.cells.map(format.words), indent: row.level * 2)
    }
  }

  private func rows(_ indent: Int) -> [String] {
    let room = room(within: setter.style.width - indent)
    var widths = naturalWidths
    widths[table.flexible] = min(widths[table.flexible], room)
    return textRows.flatMap { row in
      if isSpanning(row) {
        return setter.paragraph(row.cells[0], indent: indent + row.indent)
      }
      return lines(of: row, widths, indent)
    }
  }

  /// The lines of a row: as many as its flexible cell needs.
  private func lines(
    of row: TextRow,
    _ widths: [Int],
    _ indent: Int
  ) -> [String] {
    let margin = Typesetter.spaces(indent)
    let cells = row.cells.indices.map { wrapped(row, at: $0, to: widths[$0]) }
    let height = cells.map(\.count).max() ?? 0
    return (0..<height).map { number in
      let parts = cells.indices.map { place in
        let words = cells[place][ifThere: number] ?? []
        let own = self.indent(of: row, at: place, line: number)
        return padded(words, own, to: widths[place], at: place)
      }
      let line = parts.joined(separator: Typesetter.spaces(gap))
      return (margin + line).trimmingEnd()
    }
  }

  /// The indentation of a line of a cell; wrapped lines are indented further.
  private func indent(of row: TextRow, at place: Int, line: Int) -> Int {
    let first = indent(of: row, at: place)
    if line == 0 { return first }
    return first * 2
  }

  /// The lines of a cell; only that of the flexible column is ever wrapped.
  private func wrapped(
    _ row: TextRow,
    at place: Int,
    to width: Int
  ) -> [[Word]] {
    let words = row.cells[place]
    let fits = Self.width(of: words) + row.indent <= width
    if fits || place != table.flexible { return [words] }
    return setter.wrap(words, columns: width - row.indent * 2)
  }

  private func padded(
    _ words: [Word],
    _ indent: Int,
    to width: Int,
    at place: Int
  ) -> String {
    let room = width - Self.width(of: words) - indent
    let left =
      switch table.columns[place].alignment {
      case .left: 0
      case .center: room / 2
      case .right: room
      }
    let before = Typesetter.spaces(indent + left)
    let after = Typesetter.spaces(room - left)
    return before + setter.line(words) + after
  }
}
