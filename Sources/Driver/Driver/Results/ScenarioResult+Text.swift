import TerminalText

extension ScenarioResult.Failure {
  /// The step, the reason and the window, indented by two spaces.
  public func text(glyphs: Glyphs = .unicode) -> String {
    var lines: [String] = []
    if number > 0 {
      lines.append("step \(number): " + VisibleText.escaping(Excerpt.of(step), glyphs: glyphs))
    }
    lines += reason.lines(glyphs: glyphs)
    lines += frame.split(separator: "\n").map(String.init)
    return lines.map { "  \($0)\n" }.joined()
  }
}
