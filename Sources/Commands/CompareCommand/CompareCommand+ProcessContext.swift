import Foundation

extension CompareCommand {
  /// The process and its standard output.
  struct ProcessContext {
    var environment: [String: String]
    /// Whether the standard output is a terminal.
    var isTerminal: Bool
    /// The terminal's columns, if known.
    var columns: Int?
    var folder: URL
    /// This program's executable, started again to read the compiler's index.
    var program: URL
    /// The folder for the cached code graphs.
    var cache: URL
    /// Prints a line of progress.
    var progress: @Sendable (String) -> Void
  }
}
