import TerminalText

/// Escapes text for HTML.
enum HTMLText {
  /// The text with references for the characters with a meaning in HTML, and control characters made visible.
  static func escaped(_ text: String) -> String {
    let text = text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } ? text : VisibleText.escaping(text)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "&"): bytes += "&amp;".utf8
      case UInt8(ascii: "<"): bytes += "&lt;".utf8
      case UInt8(ascii: ">"): bytes += "&gt;".utf8
      case UInt8(ascii: "\""): bytes += "&quot;".utf8
      case UInt8(ascii: "'"): bytes += "&#39;".utf8
      default: bytes.append(byte)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A part of an id or address: lower-case letters, digits, points and hyphens.
  static func slug(_ text: String) -> String {
    String(text.lowercased().map { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == ".") ? $0 : "-" })
  }
}
