/// A further list in a command's help, set like its options.
public struct HelpTable: Sendable {
  /// The heading, in capitals and without a colon.
  public let title: String
  /// The entries: what is typed, and what it means.
  public let rows: [(label: String, help: String)]

  /// Declares a list.
  public init(_ title: String, rows: [(label: String, help: String)]) {
    self.title = title
    self.rows = rows
  }
}
