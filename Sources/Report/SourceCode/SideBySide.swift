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
    let columns = setter.style.columns
    let half = (columns - Self.gutter) / 2
    let isRoomy = longest.left + Self.gutter + longest.right <= columns
    let left = isRoomy ? max(longest.left, columns - Self.gutter - max(longest.right, half)) : half
    widths = (left, isRoomy ? columns - Self.gutter - left : half)
    self.setter = setter
  }

  /// The rows of two columns; the shorter one is filled with empty rows.
  func rows(_ left: [Word], _ right: [Word]) -> [String] {
    let bar = setter.style.dim(setter.style.glyphs.sign("│"))
    return (0..<max(left.count, right.count)).map { number in
      let ours = number < left.count ? left[number] : Word(text: "")
      let theirs = number < right.count ? right[number] : Word(text: "")
      let fill = Typesetter.spaces(widths.left - TextWidth.of(ours.text))
      let tail = theirs.text.isEmpty ? "" : " " + setter.line([theirs])
      return setter.line([ours]) + fill + " " + bar + tail
    }
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
      if !isInString { lengths[character == "[" ? "(" : character] = place + 1 }
    }
    return [",", "(", " "].lazy.compactMap { lengths[$0] }.first { $0 > lead + 8 } ?? fitting.count
  }

  /// Wraps a comment line; nil if the line contains code.
  private static func comment(_ line: String, columns: Int) -> [String]? {
    guard let comment = line.wholeMatch(of: /( *\/\/+ ?)(.*)/) else { return nil }
    let mark = String(comment.output.1)
    let text = String(comment.output.2)
    return TextWidth.wrap(text, columns: max(20, columns - mark.count)).map { mark + $0 }
  }
}
