import TerminalText

/// Escapes text for Markdown.
enum MarkdownText {
  /// A word as code, or as escaped text if it contains characters that end a code span or a table cell.
  static func code(_ word: String) -> String {
    word.contains { "`|\\".contains($0) } || word != VisibleText.escaping(word) ? escaped(word) : "`\(word)`"
  }

  /// A link; both texts escaped if the address contains characters that end a link.
  static func link(_ text: String, to address: String) -> String {
    let isSafe = address.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || "-._~:/?#=&%+@".contains($0))
    }
    return isSafe ? "[\(escaped(text))](\(address))" : escaped("\(text), \(address)")
  }

  /// A fenced code block; the fence is longer than any run of backticks inside.
  static func fenced(_ lines: [String], language: String) -> String {
    let lines = lines.map { VisibleText.escaping($0) }
    let longest = lines.flatMap { $0.split { $0 != "`" } }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return ([fence + language] + lines + [fence]).joined(separator: "\n")
  }

  /// A text in which backticks delimit code.
  static func prose(_ text: String) -> String {
    let pieces = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    guard !pieces.count.isMultiple(of: 2) else { return escaped(text) }
    return pieces.enumerated().map { $0.isMultiple(of: 2) ? escaped($1) : code($1) }.joined()
  }

  /// The text with a backslash before each character with a meaning in Markdown or HTML.
  static func escaped(_ text: String) -> String {
    VisibleText.escaping(text).unicodeScalars.map { special.contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  private static let special = Set("\\`*_{}[]<>#|~&!".unicodeScalars)
}
