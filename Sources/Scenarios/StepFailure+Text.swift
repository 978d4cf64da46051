import TerminalText

extension StepFailure {
  /// The failure for a reader, in lines: what is wrong, or the difference between what was expected and seen.
  public func lines(glyphs: Glyphs = .unicode) -> [String] {
    let lines: [String] =
      switch self {
      case .mistake(let mistake): [Excerpt.of(mistake.message)]
      case .mismatch(let expected, let seen):
        Difference(expected: expected, seen: seen).lines.map { line in
          switch line {
          case .same(let text): "  \(text)"
          case .expected(let text): "- \(text)"
          case .seen(let text): "+ \(text)"
          }
        }
      case .restless: ["the program does not come to rest"]
      }
    return lines.map { VisibleText.escaping($0, glyphs: glyphs) }
  }
}
