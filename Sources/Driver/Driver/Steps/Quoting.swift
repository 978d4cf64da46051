import TerminalText

/// Reads and writes text in double quotes, with `\"`, `\\`, `\n`, `\r`, `\t` and `\u{1B}` as in Swift.
package enum Quoting {
  package static func quote(_ text: String) -> String {
    let backslashes = text.unicodeScalars.reduce(into: "") { quoted, scalar in
      if scalar == "\\" || scalar == "\"" { quoted.unicodeScalars.append("\\") }
      quoted.unicodeScalars.append(scalar)
    }
    return "\"\(VisibleText.escaping(backslashes))\""
  }

  /// The text, or the start of a long one, for a message.
  static func excerpt(_ text: some StringProtocol) -> String {
    let limit = 100
    return text.dropFirst(limit).isEmpty ? String(text) : "\(text.prefix(limit))…"
  }

  /// Whether the text needs no quotes at the end of a line.
  static func isPlain(_ text: String) -> Bool {
    !text.isEmpty && !text.hasPrefix("\"") && text.first != " " && text.last != " "
      && VisibleText.escaping(text) == text
  }

  /// Removes a quoted text from the start of a line; nil if the quote is not closed or an escape is unknown.
  static func takeQuoted(from line: inout Substring) -> String? {
    var rest = line.unicodeScalars
    guard rest.popFirst() == "\"" else { return nil }
    var text = ""
    while let end = rest.firstIndex(where: { $0 == "\"" || $0 == "\\" }) {
      text += Substring(rest[..<end])
      let isClosed = rest[end] == "\""
      rest = rest[rest.index(after: end)...]
      if isClosed {
        line = Substring(rest)
        return text
      }
      guard let escaped = takeEscape(from: &rest) else { return nil }
      text.unicodeScalars.append(escaped)
    }
    return nil
  }

  private static func takeEscape(from rest: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    switch rest.popFirst() {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "\"": return "\""
    case "\\": return "\\"
    case "u":
      guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}") else { return nil }
      let digits = String(Substring(rest[..<end]))
      rest = rest[rest.index(after: end)...]
      return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
    default: return nil
    }
  }
}
