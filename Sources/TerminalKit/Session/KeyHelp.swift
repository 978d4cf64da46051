import TerminalText

/// The line of help on keys below a form.
nonisolated enum KeyHelp {
  /// The longest variant that fits into `columns`.
  static func line(columns: Int, glyphs: Glyphs) -> String {
    let dot = glyphs == .unicode ? " · " : ", "
    let variants = [
      ["Tab moves", "Return presses", "Esc leaves"], ["Tab", "Return", "Esc leaves"], ["Esc leaves"], ["Esc"],
    ]
    return variants.map { "  " + $0.joined(separator: dot) }.first { TextWidth.of($0) <= columns } ?? ""
  }
}
