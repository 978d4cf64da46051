/// A text attribute or colour (ANSI SGR); output must be understandable without it.
public enum Ink: Sendable {
  case plain, bold, dim, inverse, red, green

  /// The text between the codes that switch this attribute on and off.
  ///
  /// A full reset would also end an enclosing attribute, as for a green word in bold text.
  public func callAsFunction(_ text: String) -> String {
    let codes: (on: Int, off: Int)? =
      switch self {
      case .plain: nil
      case .bold: (1, 22)
      case .dim: (2, 22)
      case .inverse: (7, 27)
      case .red: (31, 39)
      case .green: (32, 39)
      }
    return codes.map { "\u{1B}[\($0.on)m\(text)\u{1B}[\($0.off)m" } ?? text
  }
}
