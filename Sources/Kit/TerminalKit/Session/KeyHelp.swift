import TerminalText

/// The line of help on keys below a form.
nonisolated struct KeyHelp: Sendable {
  /// Whether Esc goes back.
  var canGoBack = false
  /// Whether a text field has the focus; there, Esc does not leave.
  var isInField = false
  /// Whether a table has the focus.
  var isInTable = false

  /// The longest variant that fits into `columns`.
  func line(columns: Int, glyphs: Glyphs) -> String {
    let moves = isInTable ? [("Up/Down", "choose"), ("Tab", "moves")] : [("Tab", "moves")]
    let exit = canGoBack ? ("Esc", "goes back") : (isInField ? "Ctrl-C" : "Esc", "leaves")
    let keys = moves + [("Return", isInTable ? "selects" : "presses")]
    let whole = (keys + [exit]).map { "\($0) \($1)" }
    let variants = [
      whole + (canGoBack ? ["Ctrl-C leaves"] : []), whole, keys.map(\.0) + [whole.last ?? ""],
      [keys[0].0, "Return", exit.0], [whole.last ?? ""], [exit.0],
    ]
    let dot = glyphs == .unicode ? " · " : ", "
    return variants.map { "  " + $0.joined(separator: dot) }.first { TextWidth.of($0) <= columns } ?? ""
  }
}
