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
    /// This program's executable, started again to read the compiler's index and to run scenarios.
    var program: URL
    /// The number of processes among which several patterns are divided to run scenarios; with 1 they run in this process.
    ///
    /// Other processes know the patterns of the ``Registry`` only.
    var scenarioProcesses = 1
    /// The folder for the cached code graphs.
    var cache: URL
    /// What earlier runs of this program have kept; nil unless it runs the patterns of the ``Registry``.
    var runs: RunCache?
    /// The person who can be asked; nil unless both the standard input and the standard output are a terminal.
    var conversation: Conversation?
    /// Prints a line of progress.
    var progress: @Sendable (String) -> Void
  }
}
