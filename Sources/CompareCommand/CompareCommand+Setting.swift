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
    /// This program's own file: it is started once more to read the compiler's index.
    public var program: URL
    /// The folder in which is kept what was read of the code.
    public var cache: URL
    /// Says something while the command goes on, a line each time.
    public var tell: @Sendable (String) -> Void

    /// Puts the facts together.
    public init(
      environment: [String: String], isTerminal: Bool, columns: Int?, folder: URL, program: URL, cache: URL,
      tell: @escaping @Sendable (String) -> Void
    ) {
      self.environment = environment
      self.isTerminal = isTerminal
      self.columns = columns
      self.folder = folder
      self.program = program
      self.cache = cache
      self.tell = tell
    }
  }
}
