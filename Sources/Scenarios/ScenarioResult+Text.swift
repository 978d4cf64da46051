import TerminalKit

extension ScenarioResult.Failure {
  /// The failure for a reader: the step, what was expected and seen, and the window, indented by two.
  public func text(glyphs: Glyphs = .unicode) -> String {
    var lines: [String] = []
    if number > 0 { lines.append("step \(number): \(VisibleText.escaping(step, glyphs: glyphs))") }
    switch reason {
    case .mistake(let mistake): lines.append(VisibleText.escaping(mistake.message, glyphs: glyphs))
    case .mismatch(let expected, let seen):
      lines.append("- " + VisibleText.escaping(expected, glyphs: glyphs))
      lines.append("+ " + VisibleText.escaping(seen, glyphs: glyphs))
    case .restless: lines.append("the program does not come to rest")
    }
    lines += frame.split(separator: "\n").map(String.init)
    return lines.map { "  \($0)\n" }.joined()
  }
}
