import TerminalText

/// The pieces of Markdown that a report is made of, with every text made harmless.
enum MarkdownText {
  static func heading(_ level: Int, _ text: String) -> String {
    String(repeating: "#", count: level) + " " + escaped(text)
  }

  /// A table of cells that are Markdown already.
  static func table(_ head: [String], _ rows: [[String]]) -> String {
    let rule = head.map { _ in "---" }
    return ([head, rule] + rows).map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
  }

  /// A list of items that are Markdown already.
  static func list(_ items: [String]) -> String {
    items.map { "- \($0)" }.joined(separator: "\n")
  }

  /// A word as code, or as plain text if it holds what would end the code or the cell around it.
  static func code(_ word: String) -> String {
    word.contains { "`|\\".contains($0) } || word != VisibleText.escaping(word) ? escaped(word) : "`\(word)`"
  }

  /// Words as code with commas between them.
  static func codes(_ words: [String]) -> String {
    words.map(code).joined(separator: ", ")
  }

  /// A block of lines as they are, in a fence longer than any row of backticks in them.
  static func fenced(_ lines: [String], language: String) -> String {
    let longest = lines.flatMap { $0.split { $0 != "`" } }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return ([fence + language] + lines + [fence]).joined(separator: "\n")
  }

  /// A card's text, in which backticks set off code.
  static func prose(_ text: String) -> String {
    let pieces = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    guard !pieces.count.isMultiple(of: 2) else { return escaped(text) }
    return pieces.enumerated().map { $0.isMultiple(of: 2) ? escaped($1) : code($1) }.joined()
  }

  /// The text with a backslash before whatever Markdown or HTML would take for its own.
  static func escaped(_ text: String) -> String {
    VisibleText.escaping(text).unicodeScalars.map { special.contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  private static let special = Set("\\`*_{}[]<>#|~&!".unicodeScalars)
}
