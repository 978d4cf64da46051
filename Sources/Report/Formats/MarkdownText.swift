import TerminalText

/// Escapes text for Markdown.
enum MarkdownText {
  /// A word as code, or as escaped text if it contains characters that end a
  /// code span or a table cell.
  static func code(_ word: String) -> String {
    let endsSpan = word.contains { "`|\\".contains($0) }
    if endsSpan || word != VisibleText.escaping(word) { return escaped(word) }
    return "`\(word)`"
  }

  /// A link; both texts escaped if the address contains
  /// characters that end a link.
  static func link(_ text: String, to address: String) -> String {
    let isSafe = address.allSatisfy {
      $0.isASCII && ($0.isLetter || $0.isNumber || inAddress.contains($0))
    }
    if isSafe { return "[\(escaped(text))](\(address))" }
    return escaped("\(text), \(address)")
  }

  private static let inAddress = "-._~:/?#=&%+@"

  /// A fenced code block; the fence is longer than any run of backticks inside.
  static func fenced(_ lines: [String], language: String) -> String {
    let lines = lines.map { VisibleText.escaping($0) }
    let runs = lines.flatMap { $0.split { $0 != "`" } }
    let longest = runs.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return ([fence + language] + lines + [fence]).joined(separator: "\n")
  }

  /// A text in which backticks delimit code.
  static func prose(_ text: String) -> String {
    let pieces = text.split(separator: "`", omittingEmptySubsequences: false)
    // A backtick without another one delimits nothing.
    if pieces.count.isMultiple(of: 2) { return escaped(text) }
    let texts = pieces.map(String.init).enumerated().map { place, piece in
      if place.isMultiple(of: 2) { escaped(piece) } else { code(piece) }
    }
    return texts.joined()
  }

  /// The text with a backslash before each character with a meaning
  /// in Markdown or HTML.
  static func escaped(_ text: String) -> String {
    let scalars = VisibleText.escaping(text).unicodeScalars.map { scalar in
      if special.contains(scalar) { "\\\(scalar)" } else { "\(scalar)" }
    }
    return scalars.joined()
  }

  private static let special = Set("\\`*_{}[]<>#|~&!".unicodeScalars)
}
