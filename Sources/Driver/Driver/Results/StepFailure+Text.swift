import TerminalText

extension StepFailure {
  /// The message, or the lines of the difference, each with `-`, `+` or a space as its mark.
  public var lines: [(mark: String, text: String)] {
    switch self {
    case .mistake(let mistake): [("", Excerpt.of(mistake.message))]
    case .mismatch(let expected, let seen):
      Difference(expected: expected, seen: seen).lines.map { ($0.mark, $0.text) }
    case .neverIdle: [("", "the program never becomes idle")]
    }
  }

  /// The failure as lines of text.
  public func lines(glyphs: Glyphs = .unicode) -> [String] {
    lines.map { VisibleText.revealing($0.mark + $0.text, glyphs: glyphs) }
  }
}
