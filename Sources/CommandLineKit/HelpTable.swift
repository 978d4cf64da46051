/// A further section of a command's help, laid out like the options.
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
}
