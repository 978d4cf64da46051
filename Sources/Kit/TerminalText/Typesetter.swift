/// Formats text for a terminal: wraps it, adds attributes and escapes control characters.
public struct Typesetter: Sendable {
  /// The terminal's style.
  public let style: OutputStyle

  /// Creates a typesetter.
  public init(style: OutputStyle) {
    self.style = style
  }

  // MARK: Words

  /// The text with control characters escaped.
  public func visible(_ text: String) -> String { VisibleText.escaping(text, glyphs: style.glyphs) }

  /// The words of a text.
  public func words(_ text: String, _ ink: Ink = .plain) -> [Word] {
    text.split(separator: " ").map { Word(text: visible(String($0)), ink: ink) }
  }

  /// Phrases separated by commas, with line breaks only between them.
  public func phrases(_ phrases: [String], _ ink: Ink = .plain) -> [Word] {
    phrases.enumerated().map { place, phrase in
      Word(text: visible(phrase) + (place < phrases.count - 1 ? "," : ""), ink: ink)
    }
  }

  /// The mark for passed or failed.
  public func mark(_ passed: Bool) -> Word {
    passed ? Word(text: style.glyphs.pass, ink: .green) : Word(text: style.glyphs.fail, ink: .red)
  }

  // MARK: Lines

  /// Words in lines of at most `columns`, the first line of at most `first`; only a longer word is broken within.
  public func wrap(_ words: [Word], columns: Int, first: Int? = nil) -> [[Word]] {
    var lines: [[Word]] = [[]]
    var (used, room) = (0, first ?? columns)
    for piece in words.flatMap({ pieces(of: $0, columns: min(columns, room)) }) {
      let width = TextWidth.of(piece.text)
      if used > 0, used + 1 + width > room {
        lines.append([])
        (used, room) = (0, columns)
      }
      used += (used > 0 ? 1 : 0) + width
      lines[lines.count - 1].append(piece)
    }
    return lines
  }

  /// Words as one line, adjacent ones of the same ink in one escape sequence.
  public func line(_ words: [Word]) -> String {
    var runs: [Word] = []
    for word in words {
      if let last = runs.last, last.ink == word.ink {
        runs[runs.count - 1].text += " " + word.text
      } else {
        runs.append(word)
      }
    }
    return runs.map { style.paint($0.text, $0.ink) }.joined(separator: " ")
  }

  /// A paragraph whose lines are indented by spaces; `mark` replaces the first line's indentation.
  public func paragraph(_ words: [Word], indent: Int = 0, after mark: String? = nil) -> [String] {
    let mark = mark ?? Self.spaces(indent)
    let lines = wrap(words, columns: style.width - indent, first: style.width - TextWidth.of(mark))
    return lines.enumerated().map { ($0 == 0 ? mark : Self.spaces(indent)) + line($1) }
  }

  /// A text with its spaces kept, after a mark; later lines are indented by the mark's width.
  public func verbatim(_ text: String, after mark: String, ink: Ink = .plain) -> [String] {
    let indent = TextWidth.of(mark)
    let lines = TextWidth.wrap(text, columns: style.width - indent)
    return lines.enumerated().map { index, line in
      style.paint((index == 0 ? mark : Self.spaces(indent)) + line, ink)
    }
  }

  /// A heading, followed by a horizontal line to the right edge.
  public func heading(_ text: String) -> String {
    let title = visible(text)
    let rule = String(repeating: style.glyphs.sign("─"), count: style.width)
    return style.bold(title) + " "
      + style.dim(TextWidth.prefix(of: rule, columns: style.width - 1 - TextWidth.of(title)))
  }

  /// Spaces; none for a negative count.
  public static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

  private func pieces(of word: Word, columns: Int) -> [Word] {
    guard TextWidth.of(word.text) > columns else { return [word] }
    return TextWidth.wrap(word.text, columns: columns).map { Word(text: $0, ink: word.ink) }
  }
}
