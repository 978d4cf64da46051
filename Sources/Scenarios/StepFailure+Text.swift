import TerminalText

extension StepFailure {
  /// What is wrong, or the difference between what was expected and seen, whose lines have a mark before them.
  public var lines: [(mark: String, text: String)] {
    switch self {
    case .mistake(let mistake): [("", Excerpt.of(mistake.message))]
    case .mismatch(let expected, let seen):
      Difference(expected: expected, seen: seen).lines.map { line in
        switch line {
        case .same(let text): ("  ", text)
        case .expected(let text): ("- ", text)
        case .seen(let text): ("+ ", text)
        }
      }
    case .restless: [("", "the program does not come to rest")]
    }
  }

  /// The failure for a reader, in lines.
  public func lines(glyphs: Glyphs = .unicode) -> [String] {
    lines.map { VisibleText.escaping($0.mark + $0.text, glyphs: glyphs) }
  }
}
