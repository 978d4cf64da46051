/// Sets text in lines for a terminal of a given style: breaks it, paints it and makes it harmless.
public struct Typesetter: Sendable {
  /// The terminal's style.
  public let style: OutputStyle

  /// Makes a setter for a style.
  public init(style: OutputStyle) {
    self.style = style
  }

  // MARK: Words

  /// The text as it may be shown on the terminal.
  public func visible(_ text: String) -> String { VisibleText.escaping(text, glyphs: style.glyphs) }

  /// A text's words in one ink.
  public func words(_ text: String, _ ink: Ink = .plain) -> [Word] {
    text.split(separator: " ").map { Word(text: visible(String($0)), ink: ink) }
  }

  /// Phrases with a comma after each but the last, broken between them only.
  public func phrases(_ phrases: [String], _ ink: Ink = .plain) -> [Word] {
    phrases.enumerated().map { place, phrase in
      Word(text: visible(phrase) + (place < phrases.count - 1 ? "," : ""), ink: ink)
    }
  }

  /// The mark of something that passed or failed.
  public func mark(_ passed: Bool) -> Word {
    passed ? Word(text: style.glyphs.pass, ink: .green) : Word(text: style.glyphs.fail, ink: .red)
  }

  // MARK: Lines

  /// Words in lines of at most so many columns, of which the first may have others; a longer word is broken.
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

  /// Words as one line, painted in runs of one ink.
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

  /// A paragraph whose lines all begin with so many spaces, or the first with a mark.
  public func paragraph(_ words: [Word], indent: Int = 0, after mark: String? = nil) -> [String] {
    let mark = mark ?? Self.spaces(indent)
    let lines = wrap(words, columns: style.width - indent, first: style.width - TextWidth.of(mark))
    return lines.enumerated().map { ($0 == 0 ? mark : Self.spaces(indent)) + line($1) }
  }

  /// A text with its own spaces, after a mark that later lines leave room for.
  public func verbatim(_ text: String, after mark: String, ink: Ink = .plain) -> [String] {
    let indent = TextWidth.of(mark)
    let lines = TextWidth.wrap(text, columns: style.width - indent)
    return lines.enumerated().map { index, line in
      style.paint((index == 0 ? mark : Self.spaces(indent)) + line, ink)
    }
  }

  /// A heading with a rule to the right edge.
  public func heading(_ text: String) -> String {
    let title = visible(text)
    let rule = String(repeating: style.glyphs.sign("─"), count: style.width)
    return style.bold(title) + " "
      + style.dim(TextWidth.prefix(of: rule, columns: style.width - 1 - TextWidth.of(title)))
  }

  /// So many spaces, none if the number is negative.
  public static func spaces(_ count: Int) -> String { String(repeating: " ", count: max(0, count)) }

  private func pieces(of word: Word, columns: Int) -> [Word] {
    guard TextWidth.of(word.text) > columns else { return [word] }
    return TextWidth.wrap(word.text, columns: columns).map { Word(text: $0, ink: word.ink) }
  }
}
