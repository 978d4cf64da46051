import TerminalText

/// The line that tells which keys there are.
nonisolated enum KeyHelp {
  /// The longest form that fits into so many columns.
  static func line(columns: Int, glyphs: Glyphs) -> String {
    let dot = glyphs == .unicode ? " · " : ", "
    let forms = [
      ["Tab moves", "Return presses", "Esc leaves"], ["Tab", "Return", "Esc leaves"], ["Esc leaves"], ["Esc"],
    ]
    return forms.map { "  " + $0.joined(separator: dot) }.first { TextWidth.of($0) <= columns } ?? ""
  }
}
