/// An error that ends a command.
public struct CommandError: Error, Equatable {
  /// The failure and its remedy, in a sentence or two.
  public let message: String
  /// The exit code of the command.
  public let exitCode: ExitCode

  /// Creates an error from its message.
  public init(_ message: String, _ exitCode: ExitCode) {
    self.message = message
    self.exitCode = exitCode
  }
}
