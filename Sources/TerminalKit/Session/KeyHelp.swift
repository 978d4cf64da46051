import TerminalText

/// The line of help on keys below a form.
nonisolated enum KeyHelp {
  /// The longest variant that fits into `columns`.
  static func line(columns: Int, glyphs: Glyphs, canGoBack: Bool = false) -> String {
    let dot = glyphs == .unicode ? " · " : ", "
    let escape = canGoBack ? "Esc goes back" : "Esc leaves"
    var variants = [["Tab moves", "Return presses", escape], ["Tab", "Return", escape], [escape], ["Esc"]]
    if canGoBack { variants.insert(variants[0] + ["Ctrl-D leaves"], at: 0) }
    return variants.map { "  " + $0.joined(separator: dot) }.first { TextWidth.of($0) <= columns } ?? ""
  }
}
