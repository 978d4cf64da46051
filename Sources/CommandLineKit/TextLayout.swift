/// Breaks text into lines; a character counts as one column.
struct TextLayout {
  let width: Int

  /// Sets a text's words in lines, keeping its own line breaks.
  func lines(_ text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).flatMap { wrap(Self.words(String($0))) }
  }

  /// Sets words in lines that start with `first` and then with `hang` spaces; no line exceeds the width.
  func wrap(_ words: [String], first: String = "", hang: Int = 0) -> [String] {
    let room = width - max(first.count, hang)
    var lines: [String] = []
    var (line, isFresh) = (first, true)
    for piece in words.flatMap({ Self.pieces(of: $0, length: room) }) {
      if !isFresh, line.count + 1 + piece.count > width {
        lines.append(line)
        (line, isFresh) = (Self.spaces(hang), true)
      }
      line += isFresh ? piece : " \(piece)"
      isFresh = false
    }
    return lines + [line]
  }

  /// Sets a label with its explanation beside it, or below when the label is too long.
  func entry(_ label: String, _ help: String) -> [String] {
    let column = 26
    let words = Self.words(help)
    let head = "  \(label)"
    if !words.isEmpty, head.count < column {
      return wrap(words, first: head + Self.spaces(column - head.count), hang: column)
    }
    let body = words.isEmpty ? [] : wrap(words, first: Self.spaces(column), hang: column)
    return wrap(Self.words(label), first: "  ", hang: 4) + body
  }

  static func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }

  static func spaces(_ count: Int) -> String { String(repeating: " ", count: count) }

  private static func pieces(of word: String, length: Int) -> [String] {
    let letters = Array(word)
    return stride(from: 0, to: letters.count, by: length).map {
      String(letters[$0..<min($0 + length, letters.count)])
    }
  }
}
