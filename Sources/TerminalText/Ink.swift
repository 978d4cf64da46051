/// How text is set off on a terminal that can do so; it never carries meaning alone.
public enum Ink: Sendable {
  case plain, bold, dim, inverse, red, green

  /// The text between the code that switches the attribute on and the one that switches only it off.
  ///
  /// A full reset would also end the attribute around it, as in bold text with one green word.
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
