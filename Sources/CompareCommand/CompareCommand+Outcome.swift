import CommandLineKit

extension CompareCommand {
  /// What a command line leads to.
  public struct Outcome: Sendable, Equatable {
    /// The text for the standard output.
    public var output: String
    /// The text for the standard error, without a line break at its end.
    public var messages: String
    /// The exit code.
    public var exitCode: ExitCode

    /// Puts an outcome together.
    public init(output: String = "", messages: String = "", exitCode: ExitCode = .success) {
      self.output = output
      self.messages = messages
      self.exitCode = exitCode
    }
  }
}
