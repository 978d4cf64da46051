import TerminalText

/// A section of a command's help, such as the options.
public struct HelpTable: Sendable {
  /// The heading, in capitals and without a colon.
  public let title: String
  /// The entries: a word of the command line and its meaning.
  public let rows: [(label: String, help: String)]

  /// Creates a section.
  public init(_ title: String, rows: [(label: String, help: String)]) {
    self.title = title
    self.rows = rows
  }

  /// The heading, then each label with its help beside it, or below if the label is too long.
  public func lines(_ setter: Typesetter) -> [String] {
    let column = 26
    return ["\(title):"]
      + rows.flatMap { label, help in
        let words = setter.words(help)
        let head = "  \(label)"
        if !words.isEmpty, head.count < column {
          return setter.paragraph(
            words, indent: column, after: head + Typesetter.spaces(column - head.count))
        }
        return setter.paragraph(setter.words(label), indent: 4, after: "  ")
          + (words.isEmpty ? [] : setter.paragraph(words, indent: column))
      }
  }
}
