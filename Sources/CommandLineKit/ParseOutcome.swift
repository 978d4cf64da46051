/// The result of parsing a command line; texts have no trailing line break.
public enum ParseOutcome: Sendable {
  /// The command is to be run with these values.
  case run(Parsed)
  /// The help is to be printed.
  case help(String)
  /// The version is to be printed.
  case version(String)
  /// The command line is invalid; the exit code is `ExitCode.usage`.
  case failure(UsageError)
}
