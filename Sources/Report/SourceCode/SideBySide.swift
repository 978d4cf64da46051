import Driver
import TerminalText

/// Two columns of text with a bar between them, as wide as the terminal.
struct SideBySide {
  /// The columns of the bar and the spaces around it.
  static let gutter = 3

  /// The widths of both columns.
  let widths: (left: Int, right: Int)
  private let setter: Typesetter

  /// Equal halves, which wrap equal lines alike; the widths differ only if that avoids wrapping the longest lines.
  init(longest: (left: Int, right: Int), setter: Typesetter) {
    let room = setter.style.columns - Self.gutter
    let isRoomy = longest.left + longest.right <= room
    let left = isRoomy ? max(longest.left, room - max(longest.right, room / 2)) : room / 2
    self.init(widths: (left, isRoomy ? room - left : left), setter: setter)
  }

  private init(widths: (left: Int, right: Int), setter: Typesetter) {
    (self.widths, self.setter) = (widths, setter)
  }

  /// The fewest rows of any division of the terminal, by preference into equal halves.
  static func fewest(_ setter: Typesetter, rows: (SideBySide) -> [String]) -> [String] {
    let room = setter.style.columns - gutter
    let lefts = (room / 3...room - room / 3).sorted { abs($0 * 2 - room) < abs($1 * 2 - room) }
    let all = lefts.map { rows(SideBySide(widths: ($0, room - $0), setter: setter)) }
    return all.min { $0.count < $1.count } ?? []
  }

  /// The rows of two columns; the shorter one is filled with empty rows.
  ///
  /// In some rows a sign replaces the bar.
  func rows(_ left: [Word], _ right: [Word], sign: (Int) -> String? = { _ in nil }) -> [String] {
    (0..<max(left.count, right.count)).map { number in
      let bar = sign(number).map(setter.style.bold) ?? setter.style.dim(setter.style.glyphs.sign("│"))
      let ours = number < left.count ? left[number] : Word(text: "")
      let theirs = number < right.count ? right[number] : Word(text: "")
      let fill = Typesetter.spaces(widths.left - TextWidth.of(ours.text))
      let tail = theirs.text.isEmpty ? "" : " " + setter.line([theirs])
      return setter.line([ours]) + fill + " " + bar + tail
    }
  }

  /// An empty row.
  var blank: [String] { rows([Word(text: "")], []) }

  /// The rows of two listings, either of which may be missing; if they are compared, equal lines face each other.
  func rows(_ row: [Listing?], isCompared: Bool = true) -> [String] {
    func both(_ ink: Ink, _ texts: (Listing) -> [String]) -> [String] {
      let sides = zip(row, [widths.left, widths.right]).map { listing, width in
        (listing.map(texts) ?? []).flatMap { words($0, ink, columns: width) }
      }
      return rows(sides[0], sides[1])
    }
    let heads =
      both(.bold) { $0.title.isEmpty ? [] : [$0.title] } + both(.dim) { $0.place.isEmpty ? [] : [$0.place] }
    guard isCompared, let left = row[0]?.lines, let right = row[1]?.lines else {
      return heads + both(.plain, \.lines)
    }
    return heads + rows(left, right)
  }

  /// The rows of two files' lines; equal lines face each other, all others are marked.
  private func rows(_ left: [String], _ right: [String]) -> [String] {
    let signs = setter.style.glyphs.differing
    return LineAlignment(left, right).runs.flatMap { run in
      let ink = run.isSame ? Ink.plain : .bold
      let ours = left[run.left].map { words($0, ink, columns: widths.left) }
      let theirs = right[run.right].map { words($0, ink, columns: widths.right) }
      // All rows of as many lines as both sides have; the lines after them are only on one side.
      let common = min(ours.count, theirs.count)
      let height = [ours, theirs].map { $0.prefix(common).joined().count }.max() ?? 0
      let rest = ours.count > common ? signs.left : signs.right
      return rows(Array(ours.joined()), Array(theirs.joined())) { row in
        run.isSame ? nil : row < height ? signs.both : rest
      }
    }
  }

  /// A line of code or a comment as rows of a column.
  private func words(_ line: String, _ ink: Ink, columns: Int) -> [Word] {
    Self.wrapped(setter.visible(line), columns: columns).map { Word(text: $0, ink: ink) }
  }

  /// A line of code or a comment as rows of a column.
  static func wrapped(_ line: String, columns: Int) -> [String] {
    comment(line, columns: columns) ?? code(line, columns: columns)
  }

  /// The width of the longest line other than comments.
  static func longest(_ lines: [String]) -> Int {
    lines.filter { comment($0, columns: 1) == nil }.map(TextWidth.of).max() ?? 0
  }

  /// A line of code as rows; the later rows are indented.
  static func code(_ line: String, columns: Int) -> [String] {
    let indent = line.prefix { $0 == " " }
    // Every row must have room for code after its indentation.
    let columns = max(columns, indent.count + 20)
    var rows: [String] = []
    var rest = String(line)
    while TextWidth.of(rest) > columns {
      let row = String(rest.prefix(lengthOfRow(in: rest, columns: columns)))
      rows.append(String(row.reversed().drop { $0 == " " }.reversed()))
      rest = indent + "    " + rest.dropFirst(row.count).drop { $0 == " " }
    }
    return rows + [rest]
  }

  /// The length of the first row of a line of code: it ends after a comma, else an opening bracket, else a space, but not inside
  /// a string literal.
  private static func lengthOfRow(in line: String, columns: Int) -> Int {
    let fitting = Array(TextWidth.prefix(of: line, columns: columns))
    let lead = fitting.prefix { $0 == " " }.count
    var lengths: [Character: Int] = [:]
    var isInString = false
    for (place, character) in fitting.enumerated() where place >= lead {
      if character == "\"" { isInString.toggle() }
      // A tuple and empty parentheses stay together.
      let (before, after) = (line.prefix(place).last, line.dropFirst(place + 1).first)
      let isTuple = character == "(" && (before == " " || after == ")")
      if !isInString, !isTuple { lengths[character == "[" ? "(" : character] = place + 1 }
    }
    return [",", "(", " "].lazy.compactMap { lengths[$0] }.first { $0 > lead + 8 } ?? fitting.count
  }

  /// Wraps a comment line; nil if the line contains code.
  private static func comment(_ line: String, columns: Int) -> [String]? {
    guard line.drop(while: { $0 == " " }).hasPrefix("//"),
      let comment = line.wholeMatch(of: /( *\/\/+ ?)(.*)/)
    else { return nil }
    let mark = String(comment.output.1)
    let text = String(comment.output.2)
    return TextWidth.wrap(text, columns: max(20, columns - mark.count)).map { mark + $0 }
  }
}

extension Glyphs {
  /// The signs of lines that differ, and of lines in the left or right file only.
  var differing: (both: String, left: String, right: String) {
    (self == .unicode ? "≠" : "!", sign("◂"), sign("▸"))
  }

  /// The legend of the signs between two columns.
  var meaningOfSigns: String {
    "\(differing.both) lines differ, \(differing.left) only left, \(differing.right) only right"
  }
}
