import TerminalText

extension String {
  /// The text as an error or a record may repeat it: it cannot steer the terminal, nor fill it.
  ///
  /// Beyond 200 scalars an ellipsis stands.
  public var echoed: String {
    // Scalars, not characters: one character can hold thousands of combining marks.
    let limit = 200
    let shown = VisibleText.escaping(String(String.UnicodeScalarView(unicodeScalars.prefix(limit))))
    return unicodeScalars.dropFirst(limit).isEmpty ? shown : shown + "…"
  }
}
