import CommandLineKit

extension CompareCommand {
  /// The result of a command line.
  struct Outcome: Equatable {
    /// The text for the standard output.
    var output = ""
    /// The text for the standard error, without a line break at its end.
    var messages = ""
    var exitCode = ExitCode.success
  }
}
