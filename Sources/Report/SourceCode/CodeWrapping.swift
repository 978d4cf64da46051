import TerminalText

/// Wraps lines of code for a column.
enum CodeWrapping {
  /// A line of code or a comment as rows of a column.
  static func wrapped(_ line: String, columns: Int) -> [String] {
    comment(line, columns: columns) ?? code(line, columns: columns)
  }

  /// The width of the longest line other than comments.
  static func longest(_ lines: [String]) -> Int {
    lines.filter { comment($0, columns: 1) == nil }.map(TextWidth.of).max() ?? 0
  }

  /// A line of code as rows; the later rows are indented, and start with the
  /// sign of a line in a patch.
  static func code(_ line: String, columns: Int) -> [String] {
    let sign = line.prefix(1).filter("+-".contains)
    let indent = line.dropFirst(sign.count).prefix { $0 == " " }
    let margin = "\(sign)\(indent)    "
    // Every row must have room for code after its indentation.
    let columns = max(columns, indent.count + 20)
    var rows: [String] = []
    var rest = String(line)
    while TextWidth.of(rest) > columns {
      let row = String(rest.prefix(lengthOfRow(in: rest, columns: columns)))
      rows.append(row.trimmingEnd())
      rest = margin + rest.dropFirst(row.count).drop { $0 == " " }
    }
    return rows + [rest]
  }

  /// The length of the first row of a line of code: it ends after a comma, else
  /// an opening bracket, else a space, but not inside a string literal.
  private static func lengthOfRow(in line: String, columns: Int) -> Int {
    let fitting = Array(TextWidth.prefix(of: line, columns: columns))
    let indent = fitting.prefix { $0 == " " }.count
    var lengths: [Character: Int] = [:]
    var isInString = false
    for (place, character) in fitting.enumerated() where place >= indent {
      if character == "\"" { isInString.toggle() }
      if isInString || isOfTuple(character, at: place, in: line) { continue }
      let kind: Character = if character == "[" { "(" } else { character }
      lengths[kind] = place + 1
    }
    let ends = [",", "(", " "].compactMap { lengths[$0] }
    return ends.first { $0 > indent + 8 } ?? fitting.count
  }

  /// Whether a character opens a tuple or empty parentheses,
  /// which stay together.
  private static func isOfTuple(
    _ character: Character,
    at place: Int,
    in line: String
  ) -> Bool {
    guard character == "(" else { return false }
    return line.prefix(place).last == " "
      || line[ifThere: place + 1] == ")"
  }

  /// Wraps a comment line; nil if the line contains code.
  private static func comment(_ line: String, columns: Int) -> [String]? {
    guard line.drop(while: " +-".contains).hasPrefix("//"),
      let comment = line.wholeMatch(of: /([+-]? *\/\/+ ?)(.*)/)
    else { return nil }
    let mark = String(comment.output.1)
    let text = String(comment.output.2)
    let columns = max(20, columns - mark.count)
    return TextWidth.wrap(text, columns: columns).map { mark + $0 }
  }
}
