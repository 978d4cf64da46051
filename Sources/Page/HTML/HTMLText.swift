import TerminalText

/// Escapes text for HTML.
enum HTMLText {
  /// The text with references for the characters with a meaning in HTML, and
  /// control characters made visible.
  static func escaped(_ text: String) -> String {
    escaped(text, entities)
  }

  /// The same for the content of an element, where quotation marks
  /// mean nothing; shorter.
  static func escapedContent(_ text: String) -> String { escaped(text, entities.prefix(2)) }

  private static func escaped(_ text: String, _ entities: ArraySlice<(Character, String)>) -> String {
    let text = VisibleText.escaping(text)
    guard text.utf8.contains(where: isSpecial) else { return text }
    return entities.reduce(text) { $0.replacing(String($1.0), with: $1.1) }
  }

  /// A text in which backticks delimit code.
  static func prose(_ text: String) -> String {
    let pieces = text.split(separator: "`", omittingEmptySubsequences: false).map { escaped(String($0)) }
    guard pieces.count > 1, !pieces.count.isMultiple(of: 2) else { return escaped(text) }
    return pieces.enumerated().map { $0.isMultiple(of: 2) ? $1 : "<code>\($1)</code>" }.joined()
  }

  /// A part of an id: lower-case letters, digits, points and hyphens.
  static func slug(_ text: String) -> String {
    String(text.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
  }

  /// A link; only the text and the address if that is neither of
  /// the web nor of the page.
  static func link(_ text: String, to address: String) -> String {
    let isSafe = ["https://", "http://", "#"].contains { address.lowercased().hasPrefix($0) }
    guard isSafe else { return escaped("\(text), \(address)") }
    return "<a href=\"\(escaped(address))\">\(prose(text))</a>"
  }

  private static let entities: ArraySlice<(Character, String)> = [
    ("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "&#39;"),
  ]

  /// Whether a byte is one of `"&'<>`.
  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x22, 0x26, 0x27, 0x3C, 0x3E: true
    default: false
    }
  }
}
