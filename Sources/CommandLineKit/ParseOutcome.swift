/// What a command line asks for; the texts have no line break at their end.
public enum ParseOutcome: Sendable {
  /// To run the command with these values.
  case run(Parsed)
  /// To show this help.
  case help(String)
  /// To show this version.
  case version(String)
  /// To be refused with this error and `ExitCode.usage`.
  case failure(UsageError)
}
