import Foundation

extension CompareCommand {
  /// The process and its standard output.
  struct Setting {
    var environment: [String: String]
    /// Whether the standard output is a terminal.
    var isTerminal: Bool
    /// The terminal's columns, if it tells them.
    var columns: Int?
    /// The current folder.
    var folder: URL
    /// This program's own file: it is started once more to read the compiler's index.
    var program: URL
    /// The folder that keeps what was read of the code.
    var cache: URL
    /// Prints a line of progress.
    var tell: @Sendable (String) -> Void
  }
}
