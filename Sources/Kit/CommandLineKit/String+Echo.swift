import TerminalText

extension String {
  /// The text made safe for an error or a recording: what cannot be seen is escaped.
  ///
  /// Longer than 200 scalars, it is cut and ends in an ellipsis.
  public var echoed: String {
    // One character can hold thousands of combining marks, so scalars are counted.
    let limit = 200
    let shown = VisibleText.revealing(String(String.UnicodeScalarView(unicodeScalars.prefix(limit))))
    return unicodeScalars.dropFirst(limit).isEmpty ? shown : shown + "…"
  }
}
