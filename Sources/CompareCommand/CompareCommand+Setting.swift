import Foundation

extension CompareCommand {
  /// What is known of the process and its standard output.
  public struct Setting: Sendable {
    /// The environment.
    public var environment: [String: String]
    /// Whether the standard output is a terminal.
    public var isTerminal: Bool
    /// The terminal's columns, if it tells them.
    public var columns: Int?
    /// The current folder.
    public var folder: URL

    /// Puts the facts together.
    public init(environment: [String: String], isTerminal: Bool, columns: Int?, folder: URL) {
      self.environment = environment
      self.isTerminal = isTerminal
      self.columns = columns
      self.folder = folder
    }
  }
}
