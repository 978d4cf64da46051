extension String {
  /// The text as an error or a record may repeat it: it cannot steer the terminal, nor fill it.
  ///
  /// What is invisible or moves the cursor is shown as `\u{1B}`; beyond 200 scalars an ellipsis stands.
  public var echoed: String {
    // Scalars, not characters: one character can hold thousands of combining marks.
    let limit = 200
    let shown = unicodeScalars.prefix(limit).reduce(into: "") { $0 += Self.visible($1) }
    return unicodeScalars.dropFirst(limit).isEmpty ? shown : shown + "…"
  }

  private static func visible(_ scalar: Unicode.Scalar) -> String {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator:
      "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: String(scalar)
    }
  }
}
